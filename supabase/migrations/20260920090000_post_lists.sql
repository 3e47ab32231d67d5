-- The owner's list answers from an index whatever it is sorted by and however many posts there are.
create index blog_posts_by_title on public.blog_posts (title, id);
create index blog_posts_by_category on public.blog_posts (category, id);
create index blog_posts_by_author on public.blog_posts (author, id);
create index blog_posts_drafts on public.blog_posts (created_at desc, id desc) where not published;
create index blog_posts_schedule on public.blog_posts (published_at) where published;
