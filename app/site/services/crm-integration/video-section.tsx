import { Band } from "#app/ui/band.tsx";
import { BrowserFrame } from "#app/ui/browser-frame.tsx";
import { crm } from "#content/crm-integration.ts";
import { pressToPlay } from "./press-to-play.ts";
import { VideoPoster } from "./video-poster.tsx";

const { tag, title, text, privacy, play, frame, link } = crm.video;

export function VideoSection({ url }: { url: string }) {
  return (
    <Band id="tutorial" aria-labelledby="tutorial-title">
      <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <p className="tag mb-4">{tag}</p>
          <h2 id="tutorial-title">{title}</h2>
          <p className="lede my-6">{text}</p>
          <p className="text-soft">{privacy}</p>
          <a className="go mt-4" href={url} target="_blank" rel="noopener">
            {link}
          </a>
        </div>
        <BrowserFrame className="self-start" address={new URL(url).host}>
          <div className="relative">
            <VideoPoster label={play} />
            <iframe
              className="absolute inset-0 size-full"
              title={frame}
              srcDoc={pressToPlay(url, play)}
              allowFullScreen
            />
          </div>
        </BrowserFrame>
      </div>
    </Band>
  );
}
