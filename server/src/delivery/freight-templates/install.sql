-- The template every shop starts with. Only into an empty table: what staff remove stays removed.
select set_config('signalbox.change', '0', false);
with seed as (
  insert into shipping_templates (name, type, appoint, sort)
  select '全国包邮', 1, false, 99 where not exists (select from shipping_templates)
  returning id
)
insert into shipping_templates_region (temp_id, city_id, title, first, first_price, renewal, renewal_price, uniqid)
select id, 'all', '[[0,0]]', 100, 0, 100, 0, 'seed' from seed;
select set_config('signalbox.change', '', false);
