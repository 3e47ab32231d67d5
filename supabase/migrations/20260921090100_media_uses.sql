-- The files that two texts, such as a picture's address and a body, refer to.
create function private.media_refs(one text, other text default null) returns text[]
  language sql immutable set search_path = ''
  as $$
    select coalesce(array_agg(distinct found[1]), '{}')
    from regexp_matches(
      coalesce(one, '') || ' ' || coalesce(other, ''),
      '/storage/v1/object/public/media/([0-9a-f]{16})-', 'g'
    ) as found;
  $$;

-- The same text with every address of one file, at any width, turned into that of another.
create function private.swap_media(body text, old_ref text, new_path text) returns text
  language sql immutable set search_path = ''
  as $$
    select regexp_replace(
      body,
      '/storage/v1/object/public/media/' || old_ref || '-[a-z0-9._-]*',
      '/storage/v1/object/public/media/' || new_path, 'g'
    );
  $$;

-- Where a file is used must be known at once, however many posts there are.
create index blog_posts_media on public.blog_posts
  using gin (private.media_refs(image_url, content));
create index portfolio_items_media on public.portfolio_items
  using gin (private.media_refs(image_url));
create index seo_pages_media on public.seo_pages
  using gin (private.media_refs(og_image_url));

create function public.media_uses(files uuid[])
  returns table (file uuid, place text, id text, title text)
  language sql stable set search_path = ''
  as $$
    select f.id, 'portfolio', p.id::text, p.title
    from public.media_files f
    join public.portfolio_items p on private.media_refs(p.image_url) @> array[left(f.hash, 16)]
    where f.id = any (files)
    union all
    select f.id, 'blog', b.id::text, b.title
    from public.media_files f
    join public.blog_posts b on private.media_refs(b.image_url, b.content) @> array[left(f.hash, 16)]
    where f.id = any (files)
    union all
    select f.id, 'seo', s.slug, s.slug
    from public.media_files f
    join public.seo_pages s on private.media_refs(s.og_image_url) @> array[left(f.hash, 16)]
    where f.id = any (files);
  $$;

-- Puts another file in the place of one, everywhere or nowhere. Answers the old file's path.
create function public.replace_media(
  file uuid,
  new_name text,
  new_hash text,
  new_path text,
  new_size integer,
  new_width integer default null,
  new_height integer default null,
  new_placeholder text default null
) returns text
  language plpgsql set search_path = ''
  as $$
    declare
      old public.media_files;
      old_ref text;
    begin
      select * into old from public.media_files where id = file for update;
      if not found then
        return null;
      end if;
      old_ref := left(old.hash, 16);

      update public.media_files
      set name = new_name,
          hash = new_hash,
          path = new_path,
          size = new_size,
          width = new_width,
          height = new_height,
          placeholder = new_placeholder
      where id = file;

      update public.portfolio_items
      set image_url = private.swap_media(image_url, old_ref, new_path)
      where private.media_refs(image_url) @> array[old_ref];

      update public.blog_posts
      set image_url = private.swap_media(image_url, old_ref, new_path),
          content = private.swap_media(content, old_ref, new_path)
      where private.media_refs(image_url, content) @> array[old_ref];

      update public.seo_pages
      set og_image_url = private.swap_media(og_image_url, old_ref, new_path)
      where private.media_refs(og_image_url) @> array[old_ref];

      return old.path;
    end;
  $$;

revoke execute on function public.media_uses(uuid[]) from public, anon;
revoke execute on function public.replace_media from public, anon;
grant execute on function public.media_uses(uuid[]) to authenticated, service_role;
grant execute on function public.replace_media to authenticated, service_role;
