import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { objectionStates } from '#contract/settlement/settlement-record.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { settlementCalls } from '#contract/settlement/settlements.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { endObjection } from './end-objection.ts';
import { type SettlementRecord, lockSettlement, refuseAtWork } from './lock-settlement.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { settlements } from './queries.ts';
import { mayMove, settlementMoves } from './states.ts';
import { settlement, settlementLine } from './tables.ts';

/** The next bill looks at its orders again, and takes over the debts that it had. */
async function freeLines(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    insert into settlement_due (shop_id, order_id)
    select distinct shop_id, order_id from ${settlementLine}
    where ${and(eq(settlementLine.settlementId, id), isNotNull(settlementLine.orderId))} order by 2, 1
    on conflict (order_id, shop_id) do update set mark_time = now()`);
  await tx.update(settlementLine).set({ isLive: false }).where(eq(settlementLine.settlementId, id));
  await tx.update(settlement).set({ carriedInto: null }).where(eq(settlement.carriedInto, id));
}

async function refuseBound(tx: Tx, { paymentNo, carriedInto }: SettlementRecord): Promise<void> {
  if (paymentNo !== '') throw settlementRefusals.PAYING({ paymentNo });
  if (carriedInto === null) return;
  const { settlementNo } = await settlements.get(tx, carriedInto);
  throw settlementRefusals.CARRIED({ settlementNo });
}

/** A bill that is not paid: its orders are free for another. */
export async function voidSettlement(write: Write, { id, reason }: Input<typeof settlementCalls.void>): Promise<null> {
  const { tx } = write;
  const { void: move } = settlementMoves;
  await oneAtATime(tx);
  const bill = await lockSettlement(write, id);
  if (!mayMove(move, bill.status)) throw settlementRefusals.VOIDABLE();
  await refuseAtWork(tx, bill);
  await refuseBound(tx, bill);
  await freeLines(tx, id);
  await settlements.set(write, id, { status: move.to, voidReason: reason });
  if (bill.objectionState === objectionStates.objected) await endObjection(write, bill);
  return null;
}
