-- The unfiltered list counts by this.
create or replace function product_reply_tally_keys(r product_reply) returns text[] language sql immutable as $$
  select case when r.is_del then '{}'::text[] else array['kept'] end
$$;
