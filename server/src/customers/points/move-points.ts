import { type PointsKind, pointsStates } from '#contract/customers/ledgers.ts';
import { authorOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { points } from './queries.ts';
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
  const { tx, now, actor } = write;
  const { uid, kept: balance } = await points.move(write, { uid: move.uid, by: move.integral });
  const stamps = { frozenTime: 0, ...authorOf(actor), createTime: now, updateTime: now };
  await tx.insert(integralRecord).values({ ...move, ...stamps, uid, balance, linkId: orderNo, status: pointsStates.complete });
}
