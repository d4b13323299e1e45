import { type Actor, isLimited } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { findScoped, seenAmong } from '#server/platform/scope/scoped.ts';
import type { change } from '#server/platform/write/tables.ts';

type Touched = (typeof change.$inferSelect)['touched'];

/** True where the limits of the actor leave all that a change touched, which may be older than the limits or of another shop. */
export async function leavesAll(db: Db, touched: Touched, actor: Actor): Promise<boolean> {
  if (!isLimited(actor)) return true;
  for (const [name, ids] of Object.entries(touched ?? {})) {
    const scoped = findScoped(name);
    if (scoped && (await seenAmong(db, scoped.table, ids, actor)).length < ids.length) return false;
  }
  return true;
}
