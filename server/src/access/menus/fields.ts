import { type MenuDraft, menuTypes, menuRefusals } from '#contract/access/menus.ts';
import type { Write } from '#server/platform/write/write.ts';
import { menus } from './queries.ts';

const orNull = (words: string | null | undefined) => words?.trim() || null;

/** Columns for the fields of the form; below a node that is there. A directory grants nothing, a button leads nowhere. */
export async function fieldsOf({ tx }: Pick<Write, 'tx'>, draft: MenuDraft) {
  const { name, icon, perms, component, menuType, sort, isShow } = draft;
  const pid = draft.pid || null;
  const parent = pid === null ? undefined : await menus.find(tx, pid);
  if (pid !== null && !parent) throw menuRefusals.NO_PARENT();
  if (parent?.menuType === menuTypes.button && menuType !== menuTypes.button) throw menuRefusals.BELOW_BUTTON();
  const grants = menuType === menuTypes.directory ? { perms: null } : { perms: orNull(perms) };
  const leads =
    menuType === menuTypes.button ? { icon: null, component: null } : { icon: orNull(icon), component: orNull(component) };
  return { pid, name: name.trim(), menuType, sort, isShow, ...grants, ...leads };
}
