import { type PointsKind, pointsStates } from '#contract/customers/ledgers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { addPoints } from './queries.ts';
import { integralRecord } from './tables.ts';

export interface PointsMove {
  uid: number;
  kind: PointsKind;
  /** Negative takes. */
  integral: number;
  orderNo?: string;
  mark: string;
}

/** Points that count at once, with their row in the ledger; never below zero. */
export async function movePoints(write: Write, { orderNo = '0', ...move }: PointsMove): Promise<void> {
  if (move.integral === 0) return;
  const { tx, now } = write;
  const balance = await addPoints(write, move.uid, move.integral);
  const times = { frozenTime: 0, createTime: now, updateTime: now };
  await tx.insert(integralRecord).values({ ...move, ...times, balance, linkId: orderNo, status: pointsStates.complete });
}
