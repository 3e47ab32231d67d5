-- A post's SEO record is found by its address; it moves along when the address changes.
create function private.move_post_seo_record() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    begin
      if exists (select 1 from public.seo_pages where slug = 'blog/' || old.slug) then
        delete from public.seo_pages where slug = 'blog/' || new.slug;
        update public.seo_pages set slug = 'blog/' || new.slug where slug = 'blog/' || old.slug;
      end if;
      return null;
    end;
  $$;

create trigger move_post_seo_record after update of slug on public.blog_posts
  for each row
  when (old.slug <> new.slug)
  execute function private.move_post_seo_record();
