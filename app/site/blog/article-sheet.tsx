import { blog } from "#content/blog.ts";
import type { ArticleData } from "./article-data.ts";
import { Cover } from "./cover.tsx";
import { PostDate } from "./post-date.tsx";
import { Tape } from "./tape.tsx";

const { category, published, length, author } = blog.article;

export function ArticleSheet({ post }: { post: ArticleData["post"] }) {
  return (
    <div className="article-sheet mt-8">
      <Cover post={post} sizes="(width >= 77.5rem) 870px, (width >= 62rem) 65vw, 92vw" eager />
      <dl className="title-block">
        {post.category && (
          <div>
            <dt>{category}</dt>
            <dd>{post.category}</dd>
          </div>
        )}
        <div>
          <dt>{published}</dt>
          <dd>
            <PostDate iso={post.created_at} />
          </dd>
        </div>
        <div>
          <dt>{length}</dt>
          <dd>
            <Tape minutes={post.read_time} />
          </dd>
        </div>
        {post.author && (
          <div>
            <dt>{author}</dt>
            <dd>{post.author}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
