import { useId, useState } from "react";
import { Checkbox, TextArea, TextField } from "#app/ui/field.tsx";
import { MAX_TAGS, type PortfolioProblems } from "#domain/portfolio-item.schema.ts";
import { MediaField } from "../media/media-field.tsx";
import type { ItemDraft } from "./opened-item.ts";

interface ItemFieldsProps {
  item: ItemDraft;
  jobTypes: readonly string[];
  problems: PortfolioProblems;
}

export function ItemFields({ item, jobTypes, problems }: ItemFieldsProps) {
  const types = useId();
  const [picture, setPicture] = useState({ url: item.image_url ?? "", alt: item.image_alt });
  return (
    <>
      <TextField
        label="Title"
        name="title"
        defaultValue={item.title}
        error={problems.title}
        autoComplete="off"
      />
      <TextField
        label="Job type"
        name="job_type"
        list={types}
        defaultValue={item.job_type}
        error={problems.job_type}
        hint="The client's trade, such as Roofer."
        autoComplete="off"
      />
      <datalist id={types}>
        {jobTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <TextArea
        label="Description"
        name="description"
        defaultValue={item.description}
        error={problems.description}
      />
      <TextField
        label="Tags"
        name="tags"
        defaultValue={item.tags.join(", ")}
        error={problems.tags}
        hint={`Separated by commas, ${MAX_TAGS} at most.`}
        autoComplete="off"
      />
      <MediaField
        label="Picture"
        urlName="image_url"
        altName="image_alt"
        {...picture}
        onChange={setPicture}
        urlError={problems.image_url}
        altError={problems.image_alt}
      />
      <TextField
        label="Link"
        name="link"
        type="url"
        inputMode="url"
        defaultValue={item.link ?? ""}
        error={problems.link}
        hint="The client's website."
      />
      <div>
        <Checkbox
          label="Featured on the web-design page"
          name="featured"
          defaultChecked={item.featured}
          hint="That page shows the first three that are ticked."
        />
        <Checkbox
          label="Published"
          name="published"
          defaultChecked={item.published}
          hint="Without this it is a draft that only you see."
        />
      </div>
    </>
  );
}
