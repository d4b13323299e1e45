-- The keys under which an order is counted: all, and the tab that shows it.
create or replace function order_tally_keys(o "order") returns text[] language sql immutable as $$
  select case when o.tab = 'gone' then '{}'::text[] else array['all', o.tab::text] end
$$;

-- What happened to an order stays as it was written. Rows leave only with their order.
create or replace function keep_order_log() returns trigger language plpgsql as $$
begin
  raise exception 'order_log is append-only' using errcode = 'SB002';
end $$;
create or replace trigger order_log_keep before update on order_log for each row execute function keep_order_log();

-- Reading along the list by a word, from the index alone.
create index if not exists order__words on "order" (id) include (tab, words) where not is_system_del;
