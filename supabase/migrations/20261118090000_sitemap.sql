-- What the sitemap says of the posts that may be listed, in the order of their ids: a part costs the
-- same wherever it starts. Without a size: all of them.
create function public.sitemap_posts(from_id uuid, size integer)
  returns table (id uuid, slug text, changed timestamptz, image_url text, canonical_url text)
  language sql stable set search_path = ''
  as $$
    select post.id, post.slug,
        -- A scheduled post appears when it is due, and its record changes what is served too.
        greatest(post.updated_at, post.published_at, record.updated_at),
        post.image_url, record.canonical_url
      from public.blog_posts post
      left join public.seo_pages record on record.slug = 'blog/' || post.slug
      where post.id >= from_id and post.published and post.published_at <= now()
        and record.noindex is not true
      order by post.id
      limit size
  $$;
grant execute on function public.sitemap_posts to anon, authenticated, service_role;

-- Where the parts of a sitemap in parts begin.
create function public.sitemap_parts(size integer)
  returns table (from_id uuid, changed timestamptz)
  language sql stable set search_path = ''
  as $$
    select min(numbered.id::text)::uuid, max(numbered.changed)
      from (
        select post.id, post.changed, (row_number() over (order by post.id) - 1) / size as part
          from public.sitemap_posts('00000000-0000-0000-0000-000000000000', null) post
      ) numbered
      group by numbered.part
      order by numbered.part
  $$;
grant execute on function public.sitemap_parts to anon, authenticated, service_role;
