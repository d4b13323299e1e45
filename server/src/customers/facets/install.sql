-- What filters ask of a customer's own row, and that the account went into another.
create or replace function customer_facets(c customer) returns text[] language sql immutable as $$
  select array_remove(array['channel ' || c.user_type, 'level ' || c.level, 'group ' || c.group_id, 'sex ' || c.sex,
    'promoter ' || c.is_promoter::int, 'status ' || c.status::int, 'country ' || c.country, 'province ' || c.province, 'city ' || c.city,
    case when c.merged_into is not null then 'merged' end], null)
$$;

-- Gives a new customer the words that filters ask for.
create or replace function add_customer_facets() returns trigger language plpgsql as $$
begin
  insert into customer_facet (uid, facets) values (new.id, array_to_tsvector(customer_facets(new)));
  return null;
end $$;

-- Words are taken off and put on one by one, never written anew from what others may be changing.
create or replace function move_customer_facets() returns trigger language plpgsql as $$
begin
  update customer_facet set facets = ts_delete(facets, customer_facets(old)) || array_to_tsvector(customer_facets(new)) where uid = new.id;
  return null;
end $$;

create or replace trigger customer_facets_added after insert on customer for each row execute function add_customer_facets();
create or replace trigger customer_facets_moved
  after update of user_type, level, group_id, sex, is_promoter, status, country, province, city, merged_into on customer for each row
  when ((new.user_type, new.level, new.group_id, new.sex, new.is_promoter, new.status, new.country, new.province, new.city, new.merged_into)
    is distinct from (old.user_type, old.level, old.group_id, old.sex, old.is_promoter, old.status, old.country, old.province, old.city, old.merged_into))
  execute function move_customer_facets();

-- Takes tags off many customers at once, each customer written once, in the order of their numbers.
create or replace function take_tag_facets() returns trigger language plpgsql as $$
begin
  perform from customer_facet where uid in (select l.uid from gone l) order by uid for update;
  update customer_facet f set facets = ts_delete(f.facets, t.words)
  from (select l.uid, array_agg('tag ' || l.tag_id) as words from gone l group by l.uid) t where f.uid = t.uid;
  return null;
end $$;

-- Puts tags on many customers at once.
create or replace function put_tag_facets() returns trigger language plpgsql as $$
begin
  perform from customer_facet where uid in (select l.uid from fresh l) order by uid for update;
  update customer_facet f set facets = f.facets || array_to_tsvector(t.words)
  from (select l.uid, array_agg('tag ' || l.tag_id) as words from fresh l group by l.uid) t where f.uid = t.uid;
  return null;
end $$;

create or replace trigger tag_facets_put after insert on customer_tag_link
  referencing new table as fresh for each statement execute function put_tag_facets();
create or replace trigger tag_facets_taken after delete on customer_tag_link
  referencing old table as gone for each statement execute function take_tag_facets();
-- Triggers of one event run by name: the old word goes before the new one comes.
create or replace trigger tag_facets_1_left after update on customer_tag_link
  referencing old table as gone for each statement execute function take_tag_facets();
create or replace trigger tag_facets_2_came after update on customer_tag_link
  referencing new table as fresh for each statement execute function put_tag_facets();
