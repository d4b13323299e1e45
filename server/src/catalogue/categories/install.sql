-- The path of a node is its parent's path and id, in one tree: so no branch can bite its own tail, whoever writes. Asked at
-- the end of the transaction, because a branch moves in more than one statement.
create or replace function check_category_place() returns trigger language plpgsql as $$
declare
  kept category;
  lost integer;
begin
  select * into kept from category where id = coalesce(new.id, old.id);
  if kept.id is not null and kept.pid <> 0
    and not exists (select from category p where p.id = kept.pid and p.type = kept.type and kept.path = p.path || p.id || '/')
  then lost := kept.id;
  elsif kept.id is not null and kept.pid = 0 and kept.path <> '/0/' then lost := kept.id;
  else
    select c.id into lost from category c
    where c.pid = coalesce(new.id, old.id) and (kept.id is null or c.type <> kept.type or c.path <> kept.path || kept.id || '/') limit 1;
  end if;
  if lost is not null then
    raise exception 'category % does not hang where its path says', lost using errcode = 'check_violation', constraint = 'category__place';
  end if;
  return null;
end $$;

drop trigger if exists category__place on category;
create constraint trigger category__place after insert or delete or update of pid, path, type on category
  deferrable initially deferred for each row execute function check_category_place();
