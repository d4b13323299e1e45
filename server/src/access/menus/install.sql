-- No node of the menu hangs below itself, nor below one that is deleted, whoever writes, undo included. Those who place nodes
-- take turns.
create or replace function check_menu_place() returns trigger language plpgsql as $$
declare
  kept menu;
begin
  perform pg_advisory_xact_lock(7451905);
  select * into kept from menu where id = new.id;
  if exists (
    with recursive above(id) as (
      select kept.pid union select m.pid from menu m join above a on m.id = a.id)
    select from above where id = kept.id)
  then
    raise exception 'menu % hangs below itself', kept.id using errcode = 'check_violation', constraint = 'menu__place';
  end if;
  if exists (
    select from menu child join menu parent on parent.id = child.pid
    where not child.deleted and parent.deleted and kept.id in (child.id, parent.id))
  then
    raise exception 'menu % hangs below a deleted one', kept.id using errcode = 'check_violation', constraint = 'menu__parent';
  end if;
  return null;
end $$;

drop trigger if exists menu__place on menu;
create constraint trigger menu__place after insert or update of pid, deleted on menu
  deferrable initially deferred for each row execute function check_menu_place();
