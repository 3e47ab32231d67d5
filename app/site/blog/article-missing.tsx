import { LinkButton } from "#app/ui/button.tsx";
import { blog } from "#content/blog.ts";

const { missing, failed: failedText, unpublished } = blog.article;

export function ArticleMissing({ failed }: { failed: boolean }) {
  return (
    <div className="wrap grid gap-10 pt-10 pb-band md:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <div>
        <h1>{missing}</h1>
        <p className="lede my-8" role={failed ? "alert" : undefined}>
          {failed ? failedText : unpublished}
        </p>
        <LinkButton look="primary" to="/blog">
          {blog.back}
        </LinkButton>
      </div>
      <div className="plate aspect-[16/9] border border-line" />
    </div>
  );
}
