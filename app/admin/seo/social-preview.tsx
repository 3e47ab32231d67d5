import { useState } from "react";

interface SocialPreviewProps {
  host: string;
  image: string;
  title: string;
  description: string;
}

/** The card a link to the page becomes when somebody shares it. */
export function SocialPreview({ host, image, title, description }: SocialPreviewProps) {
  return (
    <figure className="preview">
      <figcaption>When it is shared</figcaption>
      <div className="social-card">
        <CardImage key={image} src={image} />
        <div>
          <p className="social-host">{host}</p>
          <p className="social-title">{title}</p>
          <p className="social-text">{description}</p>
        </div>
      </div>
    </figure>
  );
}

function CardImage({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p className="social-image">This picture cannot be loaded.</p>;
  return <img className="social-image" src={src} alt="" onError={() => setFailed(true)} />;
}
