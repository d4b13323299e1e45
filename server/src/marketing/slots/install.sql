-- Slots of one day that staff keep never overlap; deleted ones do not count.
do $$ begin
  if not exists (select from pg_constraint where conname = 'flash_sale_slot__apart' and pg_get_constraintdef(oid) like '%is_own%') then
    alter table flash_sale_slot drop constraint if exists flash_sale_slot__apart;
    alter table flash_sale_slot add constraint flash_sale_slot__apart
      exclude using gist (int4range(start_time, end_time) with &&) where (not is_del and not is_own);
  end if;
end $$;

create or replace function flash_sale_slot_pictures(id integer, silder_imgs jsonb, is_del boolean)
  returns table (owner text, record integer, kind text, shown text) language sql immutable as $$
  select 'flash_sale_slot', id, 'slotSlide', silder_imgs::text where not is_del
$$;
