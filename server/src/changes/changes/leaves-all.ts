import { and, eq, sql } from 'drizzle-orm';
import { type Actor, isLimited } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { findScoped, seen } from '#server/platform/scope/scoped.ts';
import { changeRow } from '#server/platform/write/tables.ts';

async function touchesBeyond(db: Db, changeId: number, noun: string, actor: Actor): Promise<boolean> {
  const scoped = findScoped(noun);
  const condition = scoped && seen(scoped.table, actor);
  if (!condition) return false;
  const isSeen = sql`exists (select from ${scoped.table} where ${scoped.table.id} = ${changeRow.rowId} and ${condition})`;
  const ofNoun = and(eq(changeRow.changeId, changeId), eq(changeRow.noun, noun));
  const [beyond] = await db
    .select({ id: changeRow.id })
    .from(changeRow)
    .where(and(ofNoun, sql`not ${isSeen}`))
    .limit(1);
  return beyond !== undefined;
}

/** True where the limits of the actor leave every record that a change touched, which may be older than the limits or of another shop. */
export async function leavesAll(db: Db, changeId: number, actor: Actor): Promise<boolean> {
  if (!isLimited(actor)) return true;
  const nouns = await db.selectDistinct({ noun: changeRow.noun }).from(changeRow).where(eq(changeRow.changeId, changeId));
  for (const { noun } of nouns) if (await touchesBeyond(db, changeId, noun, actor)) return false;
  return true;
}
