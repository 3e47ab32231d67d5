import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { MediaPicker } from "./media-picker.tsx";

interface MediaFieldProps {
  label: string;
  /** Names in the posted form. */
  urlName: string;
  altName: string;
  url: string;
  alt: string;
  onChange(picture: { url: string; alt: string }): void;
  urlError?: string | undefined;
  altError?: string | undefined;
}

/** A form's picture and what it shows. */
export function MediaField(props: MediaFieldProps) {
  const { label, urlName, altName, url, alt, onChange, urlError, altError } = props;
  const [choosing, setChoosing] = useState(false);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1">
        <b>{label}</b>
      </legend>
      <input type="hidden" name={urlName} value={url} />
      <div className="flex flex-wrap items-start gap-3">
        {url ? (
          <Picture
            className="aspect-[16/10] w-44 border border-line object-cover object-top"
            src={url}
            alt={alt}
            width={1280}
            height={800}
            sizes="11rem"
          />
        ) : (
          <span className="grid aspect-[16/10] w-44 place-items-center border border-dashed border-draw text-soft">
            No picture
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <Button small onClick={() => setChoosing(true)}>
            {url ? "Choose another" : "Choose picture"}
          </Button>
          {url && (
            <Button small look="plain" onClick={() => onChange({ url: "", alt })}>
              Remove picture
            </Button>
          )}
        </div>
      </div>
      {urlError && (
        <p className="field-error" role="alert">
          {urlError}
        </p>
      )}
      <TextField
        label="What the picture shows"
        name={altName}
        value={alt}
        onChange={(event) => onChange({ url, alt: event.currentTarget.value })}
        hint="Read aloud to people who cannot see it."
        error={altError}
      />
      {choosing && (
        <MediaPicker
          onClose={() => setChoosing(false)}
          onPick={(file) => {
            // Words of this page's own stay.
            onChange({ url: file.url, alt: file.alt || alt });
            setChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}
