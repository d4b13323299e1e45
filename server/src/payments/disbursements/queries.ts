import { type SQL, and, asc, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Disbursement, DisbursementKind } from '#contract/payments/disbursements.ts';
import type { z } from 'zod';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { nextAsk } from '#server/platform/jobs/next-ask.ts';
import { type DisbursementRecord, disbursement, disbursementAsk } from './tables.ts';

/** Keys of those whose question is due, the longest due first. */
export async function dueDisbursements(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: disbursement.id })
    .from(disbursement)
    .where(lte(disbursement.nextAskTime, now))
    .orderBy(asc(disbursement.nextAskTime), asc(disbursement.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Takes a question on: of several processes one has it, and the next is due after a pause, whatever becomes of this one. Undefined
 * where none is due.
 */
export async function takeAsk(tx: Tx, id: number, now: Date): Promise<DisbursementRecord | undefined> {
  const isDue = or(eq(disbursement.asks, 0), lte(disbursement.nextAskTime, now));
  const [found] = await tx
    .select()
    .from(disbursement)
    .where(and(eq(disbursement.id, id), isNotNull(disbursement.nextAskTime), isDue))
    .for('update');
  if (!found) return undefined;
  const asks = found.asks + 1;
  const [taken] = await tx
    .update(disbursement)
    .set({ asks, nextAskTime: nextAsk(now, asks), updateTime: now })
    .where(eq(disbursement.id, id))
    .returning();
  return taken;
}

export const disbursementOf = (kind: DisbursementKind, subjectId: number): SQL =>
  sql`${disbursement.kind} = ${kind} and ${disbursement.subjectId} = ${subjectId}`;

const LOG_MAX = 20;

/** How far the money of these is, by the key of what it pays. */
export async function disbursementsOf(
  db: Db,
  kind: DisbursementKind,
  subjectIds: readonly number[],
): Promise<Map<number, z.output<typeof Disbursement>>> {
  if (subjectIds.length === 0) return new Map();
  const { id, subjectId, state, createTime, asks, nextAskTime, providerNo, why } = disbursement;
  const rows = await db
    .select({ id, subjectId, state, createTime, asks, nextAskTime, providerNo, why })
    .from(disbursement)
    .where(and(eq(disbursement.kind, kind), inArray(subjectId, [...subjectIds])));
  const { disbursementId, at, act, answer, detail } = disbursementAsk;
  const asked = await db
    .select({ disbursementId, at, act, answer, detail })
    .from(disbursementAsk)
    .where(
      inArray(
        disbursementId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(desc(disbursementAsk.id));
  const logs = Map.groupBy(asked, (ask) => ask.disbursementId);
  const withLog = ({ id: of, subjectId: key, ...rest }: (typeof rows)[number]) =>
    [key, { ...rest, log: (logs.get(of) ?? []).slice(0, LOG_MAX) }] as const;
  return new Map(rows.map(withLog));
}
