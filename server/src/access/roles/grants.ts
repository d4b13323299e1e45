import { roleRefusals } from '#contract/access/roles.ts';
import type { Write } from '#server/platform/write/write.ts';
import { grantingOf, rightRows } from '../menus/queries.ts';
import { type RightRow, branchOf, hindrance, keptForOwner } from '../menus/rules.ts';

type GrantContext = Pick<Write, 'tx' | 'actor'>;

/** Groups that clients of the wire tick with every role, whoever makes it: categories, and what screens share. */
const TICKED_ALWAYS = [294, 344];

/** Grants of a role, without those that everybody has, and those that a client ticks though the actor cannot give them. */
export async function wantedGrants(
  { tx, actor }: GrantContext,
  wanted: readonly number[],
  present: ReadonlySet<number> = new Set(),
): Promise<ReadonlySet<number>> {
  const rows = await rightRows(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (wanted.some((id) => !byId.has(id))) throw roleRefusals.NO_MENU();
  const [kept, granting] = [keptForOwner(rows), grantingOf(actor)];
  const ticked = new Set(TICKED_ALWAYS.flatMap((root) => [...branchOf(rows, root)]));
  const isMeant = (row: RightRow) => !ticked.has(row.id) || present.has(row.id) || hindrance(row, kept, granting) === undefined;
  const meant = wanted.flatMap((id) => byId.get(id) ?? []).filter((row) => !row.isPublic && isMeant(row));
  return new Set(meant.map(({ id }) => id));
}

/** The actor may give these rights, and take them. */
export async function checkHandedOn({ tx, actor }: GrantContext, ids: ReadonlySet<number>): Promise<void> {
  const rows = await rightRows(tx);
  const kept = keptForOwner(rows);
  const granting = grantingOf(actor);
  for (const row of rows.filter(({ id }) => ids.has(id))) {
    const why = hindrance(row, kept, granting);
    if (why === 'kept') throw roleRefusals.KEPT({ name: row.name });
    if (why === 'notHeld') throw roleRefusals.NOT_HELD({ name: row.name });
  }
}
