import { roleRefusals } from '#contract/access/roles.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator, EVERYTHING } from '#server/platform/actor.ts';
import { grantsOf, roles } from './queries.ts';

/** A role that the actor may change, with what it grants: neither the super role nor one of their own. */
export async function lockRole({ tx, actor }: Pick<Write, 'tx' | 'actor'>, id: number) {
  const row = await roles.lock(tx, id);
  if (row.isSuper) throw roleRefusals.SUPER();
  const me = asAdministrator(actor);
  if (me.roleIds.includes(id) && !me.may.has(EVERYTHING)) throw roleRefusals.OWN();
  return { ...row, grants: await grantsOf(tx, id) };
}
