import { no } from '#contract/access/roles.ts';
import type { Write } from '#server/platform/write/write.ts';
import { grantingOf, rightRows } from '../menus/queries.ts';
import { hindrance, keptForOwner } from '../menus/rules.ts';

type Reading = Pick<Write, 'tx' | 'actor'>;

/** Grants of a role, without those that everybody has. */
export async function wantedGrants({ tx }: Reading, wanted: readonly number[]): Promise<ReadonlySet<number>> {
  const byId = new Map((await rightRows(tx)).map((row) => [row.id, row]));
  if (wanted.some((id) => !byId.has(id))) throw no.NO_MENU();
  return new Set(wanted.filter((id) => byId.get(id)?.isPublic === false));
}

/** The actor may give these rights, and take them. */
export async function checkHandedOn({ tx, actor }: Reading, ids: ReadonlySet<number>): Promise<void> {
  const rows = await rightRows(tx);
  const kept = keptForOwner(rows);
  const granting = grantingOf(actor);
  for (const row of rows.filter(({ id }) => ids.has(id))) {
    const why = hindrance(row, kept, granting);
    if (why === 'kept') throw no.KEPT({ name: row.name });
    if (why === 'notHeld') throw no.NOT_HELD({ name: row.name });
  }
}
