-- The admin's lists: in the order of the page, and by date.
create index portfolio_items_order on public.portfolio_items (position, id);
create index portfolio_items_dates on public.portfolio_items (created_at desc, id desc);

-- Puts one case study at a place, counted from 1, and numbers all of them anew. Two moves at the
-- same moment follow one another, so no place is ever taken twice. Answers the place it got.
create function public.move_portfolio_item(item uuid, place integer) returns integer
  language plpgsql set search_path = ''
  as $$
    begin
      perform pg_advisory_xact_lock(hashtext('portfolio_items.position'));

      with others as (
        select id, row_number() over (order by position, id) as n
        from public.portfolio_items
        where id <> item
      ),
      placed as (
        select id, n + (n >= place)::integer as n from others
        union all
        select item, greatest(1, least(place, (select count(*) from others) + 1))
      )
      update public.portfolio_items p
      set position = placed.n
      from placed
      where p.id = placed.id and p.position <> placed.n;

      return (select position from public.portfolio_items where id = item);
    end;
  $$;

revoke execute on function public.move_portfolio_item(uuid, integer) from public, anon;
grant execute on function public.move_portfolio_item(uuid, integer) to authenticated, service_role;
