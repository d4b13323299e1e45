import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { orderLine, orderLog, parcel, refund, refundLine } from '#server/orders/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { Moving, Theirs } from '../../engine/moving.ts';
import { textOf } from '../values/values.ts';
import type { OrderWithLines } from './bring-lines.ts';
import type { GoodsOfLines } from './goods-of-lines.ts';
import { linesWithShares } from './lines.ts';
import { type Before, refundOf, writeRefunds } from './refunds.ts';
import { bringParcels, stepsOf } from './steps-and-parcels.ts';

type OrdersAgain = readonly { id: number; record: Theirs }[];

const idsOf = (brought: readonly { id: number }[]): number[] => [0, ...brought.map(({ id }) => id)];

/** Lines that are here, with their shares of what is paid now; those that are not here yet come. */
async function linesAgain(moving: Moving, brought: OrdersAgain, around: GoodsOfLines): Promise<OrderWithLines[]> {
  const { tx } = moving;
  const rows = brought.flatMap(({ record, id }) => linesWithShares(moving, record, id, around));
  const there = await tx
    .select({ id: orderLine.id, orderId: orderLine.orderId, skuId: orderLine.skuId })
    .from(orderLine)
    .where(inArray(orderLine.orderId, idsOf(brought)));
  const ids = new Map(there.map(({ id, orderId, skuId }) => [`${orderId} ${skuId}`, id]));
  const idOf = (row: (typeof rows)[number]) => ids.get(`${row.orderId} ${row.skuId}`);
  const fresh = rows.filter((row) => idOf(row) === undefined);
  for (const [at, id] of (await insertRows(tx, orderLine, fresh)).entries())
    ids.set(`${fresh[at]?.orderId} ${fresh[at]?.skuId}`, id);
  const lines = rows.map((row) => ({ ...row, id: idOf(row) ?? 0 }));
  await updateRows(
    tx,
    orderLine,
    lines.map(({ id, paidPrice = 0, paidPostage = 0 }) => ({ id, paidPrice, paidPostage })),
  );
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return brought.map(({ record, id }) => ({ record, id, orderNo: textOf(record.row['order_id']), lines: byOrder.get(id) ?? [] }));
}

interface StepTaken {
  orderId: number;
  changeType: string;
  changeMessage: string;
  createTime: Date;
}

const placeOf = ({ orderId, changeType, changeMessage, createTime }: StepTaken): string =>
  [orderId, changeType, changeMessage, createTime.getTime()].join(' ');

/** Steps that orders have taken there since; some are there twice. */
async function stepsAgain(moving: Moving, brought: readonly OrderWithLines[]): Promise<void> {
  const { tx } = moving;
  const there = await tx
    .select({
      orderId: orderLog.orderId,
      changeType: orderLog.changeType,
      changeMessage: orderLog.changeMessage,
      createTime: orderLog.createTime,
    })
    .from(orderLog)
    .where(inArray(orderLog.orderId, idsOf(brought)));
  const known = new Map<string, number>();
  for (const step of there) known.set(placeOf(step), (known.get(placeOf(step)) ?? 0) + 1);
  const fresh = stepsOf(moving, brought).filter((step) => {
    const left = known.get(placeOf(step)) ?? 0;
    known.set(placeOf(step), left - 1);
    return left <= 0;
  });
  await insertRows(tx, orderLog, fresh);
}

/** Parcels of orders that have left there since, and the numbers of those that had. */
async function parcelsAgain(moving: Moving, brought: readonly OrderWithLines[]): Promise<void> {
  const { tx, now } = moving;
  const there = await tx
    .select({ id: parcel.id, orderId: parcel.orderId })
    .from(parcel)
    .where(and(inArray(parcel.orderId, idsOf(brought)), isNull(parcel.withdrawnTime)));
  const parcels = new Map(there.map(({ id, orderId }) => [orderId, id]));
  await bringParcels(
    moving,
    brought.filter(({ id }) => !parcels.has(id)),
  );
  const known = brought.flatMap(({ id: orderId, record: { row } }) => {
    const id = parcels.get(orderId);
    if (id === undefined) return [];
    const delivery = {
      deliveryName: row['delivery_name'] ?? null,
      deliveryId: row['delivery_id'] ?? null,
      deliveryCode: row['delivery_code'] ?? null,
    };
    return [{ id, ...delivery, updateTime: now }];
  });
  await updateRows(tx, parcel, known);
}

interface RefundThere {
  id: number;
  state: string;
  amount: number;
}

async function refundsThere({ tx }: Moving, brought: readonly OrderWithLines[]): Promise<Map<number, RefundThere[]>> {
  const rows = await tx
    .select({ id: refund.id, orderId: refund.orderId, state: refund.state, amount: refund.amount })
    .from(refund)
    .where(and(inArray(refund.orderId, idsOf(brought)), ne(refund.state, 'failed')))
    .orderBy(asc(refund.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Money that went back of each line by refunds that stand. */
async function beforeOf({ tx }: Moving, brought: readonly OrderWithLines[]): Promise<Before> {
  const rows = await tx
    .select({ lineId: refundLine.lineId, quantity: refundLine.quantity, amount: refundLine.amount, postage: refundLine.postage })
    .from(refundLine)
    .innerJoin(refund, eq(refund.id, refundLine.refundId))
    .where(and(inArray(refund.orderId, idsOf(brought)), ne(refund.state, 'failed')));
  const sum = (of: typeof rows, name: 'quantity' | 'amount' | 'postage') => of.reduce((all, row) => all + row[name], 0);
  return new Map(
    [...Map.groupBy(rows, ({ lineId }) => lineId)].map(([lineId, of]) => [
      lineId,
      { quantity: sum(of, 'quantity'), amount: sum(of, 'amount'), postage: sum(of, 'postage') },
    ]),
  );
}

/** Ends refunds that were under way: as they were, or, where another sum went back, as ones that did not happen. */
async function endPaying({ tx }: Moving, ended: readonly { id: number; isSame: boolean; doneTime: Date | null | undefined }[]) {
  const stamps = (doneTime: Date | null | undefined) => ({ updateTime: doneTime ?? new Date(0) });
  const [same, others] = [ended.filter(({ isSame }) => isSame), ended.filter(({ isSame }) => !isSame)];
  await updateRows(
    tx,
    refund,
    same.map(({ id, doneTime }) => ({
      id,
      state: 'done' as const,
      byHand: false,
      doneTime: doneTime ?? null,
      ...stamps(doneTime),
    })),
  );
  const failure = '旧店实际退款的金额不同';
  await updateRows(
    tx,
    refund,
    others.map(({ id, doneTime }) => ({ id, state: 'failed' as const, failure, ...stamps(doneTime) })),
  );
}

/** Refunds of what went back since: one for the rest, or the end of one that was under way. */
async function refundsAgain(moving: Moving, brought: readonly OrderWithLines[]): Promise<void> {
  const there = await refundsThere(moving, brought);
  const due: { row: typeof refund.$inferInsert; each: OrderWithLines }[] = [];
  const ended: Parameters<typeof endPaying>[1][number][] = [];
  for (const each of brought) {
    const standing = there.get(each.id) ?? [];
    const [wanted] = refundOf(moving, each);
    if (!wanted) continue;
    const paying = wanted.state === 'done' ? standing.filter(({ state }) => state === 'paying') : [];
    const done = standing.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0);
    const rest = wanted.amount - done;
    const same = paying.find(({ amount }) => amount === rest);
    ended.push(...paying.map(({ id }) => ({ id, isSame: id === same?.id, doneTime: wanted.doneTime })));
    const isThere = same !== undefined || (wanted.state === 'paying' && standing.some(({ state }) => state === 'paying'));
    if (isThere || rest < 0 || (rest === 0 && standing.length > 0)) continue;
    const refundNo = standing.length > 0 ? `${wanted.refundNo}-${standing.length}` : wanted.refundNo;
    due.push({ row: { ...wanted, amount: rest, refundNo }, each });
  }
  await endPaying(moving, ended);
  await writeRefunds(moving, due, await beforeOf(moving, brought));
}

/** Takes what belongs to orders to where it is there by now. */
export async function bringOrdersOn(moving: Moving, brought: OrdersAgain, around: GoodsOfLines): Promise<void> {
  const withLines = await linesAgain(moving, brought, around);
  await stepsAgain(moving, withLines);
  await parcelsAgain(moving, withLines);
  await refundsAgain(moving, withLines);
}
