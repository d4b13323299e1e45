import { and, eq, sql } from 'drizzle-orm';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isAtWork } from './queries.ts';
import { settlement } from './tables.ts';

export type SettlementRecord = typeof settlement.$inferSelect;

/** A bill that the actor sees; other acts on it wait until this one ends. */
export async function lockSettlement({ tx, actor }: Pick<Write, 'tx' | 'actor'>, id: number): Promise<SettlementRecord> {
  const [row] = await tx
    .select()
    .from(settlement)
    .where(and(eq(settlement.id, id), seen(settlement, actor)))
    .for('update');
  if (!row) throw settlementRefusals.NOT_FOUND();
  return row;
}

/** Refuses a bill that a job still adds lines to. */
export async function refuseAtWork(db: Db, { id }: Pick<SettlementRecord, 'id'>): Promise<void> {
  const [row] = await db
    .select({ isAtWork: sql<boolean>`${isAtWork}` })
    .from(settlement)
    .where(eq(settlement.id, id));
  if (row?.isAtWork) throw settlementRefusals.AT_WORK();
}
