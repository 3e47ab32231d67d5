import { Link } from "react-router";
import { blog } from "#content/blog.ts";
import type { Teaser } from "#data/blog-posts.ts";
import { Cover } from "./cover.tsx";
import { PostDate } from "./post-date.tsx";
import { Tape } from "./tape.tsx";

/** One, two or three columns by width. */
export function PostGrid({ posts }: { posts: readonly Teaser[] }) {
  return (
    <ul className="posts">
      {posts.map((post, i) => (
        <li key={post.slug}>
          <Cover
            post={post}
            sizes="(width >= 77.5rem) 360px, (width >= 62rem) 30vw, (width >= 40rem) 45vw, 92vw"
            eager={i === 0}
          />
          <p className="mt-4 flex flex-wrap justify-between gap-x-4 text-sm text-soft">
            <b>{post.category}</b>
            <PostDate iso={post.created_at} />
          </p>
          <h2>{post.title}</h2>
          <p className="text-soft">{post.excerpt}</p>
          <p className="foot">
            <Tape minutes={post.read_time} />
            <Link
              className="go stretch"
              to={`/blog/${post.slug}`}
              aria-label={`${blog.more}: ${post.title}`}
            >
              {blog.more}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
