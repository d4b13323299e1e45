import { asc } from 'drizzle-orm';
import { bankLineRefusals, bankLineStates } from '#contract/cashier/bank-line-record.ts';
import { labelOf } from '#contract/choices.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { type BankLineRecord, bankLine } from './tables.ts';

/** Lines that wait, held to the end of the transaction in the order of their ids. */
export async function lockWaiting(tx: Tx, ids: readonly number[]): Promise<BankLineRecord[]> {
  const wanted = [...new Set(ids)];
  const lines = await tx.select().from(bankLine).where(among(bankLine.id, wanted)).orderBy(asc(bankLine.id)).for('update');
  if (lines.length < wanted.length) throw bankLineRefusals.NOT_FOUND();
  const moved = lines.find(({ status }) => status !== bankLineStates.waiting);
  if (moved) throw bankLineRefusals.MOVED({ state: labelOf(bankLineStates, moved.status) ?? '' });
  return lines;
}
