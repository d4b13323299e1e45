-- No node of the menu hangs below itself, nor below one that is deleted, whoever writes, undo included. Those who place nodes
-- take turns.
create or replace function check_menu_place() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7451905);
  if exists (
    with recursive above(id) as (
      select pid from menu where id = new.id union select m.pid from menu m join above a on m.id = a.id)
    select from above where id = new.id)
  then
    raise exception 'menu % hangs below itself', new.id using errcode = 'check_violation', constraint = 'menu__place';
  end if;
  return null;
end $$;

-- No node that is there hangs below one that is deleted.
create or replace function check_menu_parent() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7451905);
  if exists (
    select from menu child join menu parent on parent.id = child.pid
    where not child.deleted and parent.deleted and new.id in (child.id, parent.id))
  then
    raise exception 'menu % hangs below a deleted one', new.id using errcode = 'check_violation', constraint = 'menu__parent';
  end if;
  return null;
end $$;

drop trigger if exists menu__place on menu;
create constraint trigger menu__place after insert or update of pid on menu
  deferrable initially deferred for each row execute function check_menu_place();

drop trigger if exists menu__parent on menu;
create constraint trigger menu__parent after insert or update of pid, deleted on menu
  deferrable initially deferred for each row execute function check_menu_parent();
