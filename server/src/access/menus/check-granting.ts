import { menuRefusals } from '#contract/access/menus.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import { grantingOf } from './queries.ts';
import { type RightRow, hindrance, keptForOwner } from './rules.ts';

/** Nodes are changed by who could also hand on what they grant. */
export function checkNodes(actor: Actor, rows: readonly RightRow[], ids: ReadonlySet<number>): void {
  const kept = keptForOwner(rows);
  for (const row of rows.filter(({ id }) => ids.has(id))) {
    const why = hindrance(row, kept, grantingOf(actor));
    if (why === 'kept') throw menuRefusals.KEPT({ name: row.name });
    if (why === 'notHeld') throw menuRefusals.NOT_HELD({ perms: row.perms ?? '' });
  }
}

/** A permission is set by who holds it: else a node that a role is granted could be made to grant more. */
export function checkPermission(actor: Actor, rows: readonly RightRow[], perms: string | null): void {
  if (perms === null) return;
  if (!holds(actor, perms)) throw menuRefusals.NOT_HELD({ perms });
  checkNodes(actor, rows, new Set(rows.filter((row) => row.perms === perms).map(({ id }) => id)));
}
