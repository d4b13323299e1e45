import { order, orderLine, orderLog, parcel, refund, refundLine } from '#server/orders/index.ts';
import { actorIdOf, actorName } from '#server/platform/actor.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { PastOrder } from './past-order.ts';
import { type PastVerdict, planPast } from './plan-past.ts';
import { type Around, countPaid, lockNumbers, numbersBelow } from './queries.ts';
import { type SharedLine, linesOf, orderOf, parcelRows, refundParts, refundRow } from './rows.ts';

/** Step by which an order came, at the moment to which `updateTime` stays as long as nobody touches it. */
const CAME = { changeType: 'cache_key_create_order', changeMessage: '从历史订单导入' } as const;

interface Fresh {
  of: PastOrder;
  uid: number | null;
}
type Brought = Fresh & { id: number; lines: readonly SharedLine[] };

async function insertLines({ tx }: Write, fresh: readonly (Fresh & { id: number })[], around: Around): Promise<Brought[]> {
  const named = fresh.flatMap(({ of, id }) => linesOf(of, id, around));
  const below = await numbersBelow(tx, named.filter(({ skuId }) => skuId === 0).length);
  const rows = named.map((line) => ({ ...line, skuId: line.skuId || (below.pop() ?? 0) }));
  const ids = await insertRows(tx, orderLine, rows);
  const lines = Map.groupBy(
    rows.map((row, at) => ({ ...row, id: ids[at] ?? 0 })),
    ({ orderId }) => orderId,
  );
  return fresh.map((each) => ({ ...each, lines: lines.get(each.id) ?? [] }));
}

async function insertRefunds({ tx, actor }: Write, brought: readonly Brought[]): Promise<void> {
  const due = brought.filter(({ of }) => of.refunded > 0);
  const ids = await insertRows(
    tx,
    refund,
    due.map(({ of, id }) => refundRow(of, id, actorName(actor))),
  );
  const parts = due.flatMap(({ of, lines }, at) => refundParts(of, ids[at] ?? 0, lines));
  await insertRows(tx, refundLine, parts);
}

async function insertFresh(write: Write, fresh: readonly Fresh[], around: Around): Promise<Brought[]> {
  const { tx, actor, now } = write;
  const ids = await insertRows(
    tx,
    order,
    fresh.map(({ of, uid }) => orderOf(of, uid, around, now)),
  );
  const numbered = fresh.map((each, at) => ({ ...each, id: ids[at] ?? 0 }));
  const brought = await insertLines(write, numbered, around);
  const by = { actorKind: actor.kind, actorId: actorIdOf(actor), actorName: actorName(actor) };
  await insertRows(
    tx,
    orderLog,
    brought.map(({ id: orderId }) => ({ ...CAME, ...by, orderId, createTime: now })),
  );
  const sent = brought.filter(({ of }) => of.state !== 'cancelled' && of.state !== 'toSend');
  await insertRows(
    tx,
    parcel,
    sent.flatMap(({ of, id, lines }) => parcelRows(of, id, lines, around)),
  );
  await insertRefunds(write, brought);
  return brought;
}

/** Counts of orders that each customer paid. */
function paidBy(brought: readonly Brought[]): Map<number, number> {
  const paid = brought.flatMap(({ of, uid }) => (uid === null || of.payTime === null ? [] : uid));
  return new Map([...Map.groupBy(paid, (uid) => uid)].map(([uid, of]) => [uid, of.length]));
}

/**
 * Brings orders of another system as they were there: at their prices and dates, past the verbs, so that no stock moves, nobody is told,
 * and nothing is earned for them again. Each number comes once. Answers the verdict on each, and the id of one that came.
 */
export async function bringPast(write: Write, orders: readonly PastOrder[]): Promise<(PastVerdict & { orderId?: number })[]> {
  await lockNumbers(write.tx);
  const { around, verdicts } = await planPast(write.tx, orders, write);
  const fresh = orders.flatMap((of, at) => {
    const verdict = verdicts[at];
    return verdict?.kind === 'fresh' ? [{ of, uid: verdict.uid }] : [];
  });
  const brought = await insertFresh(write, fresh, around);
  await countPaid(write.tx, paidBy(brought));
  const ids = new Map(brought.map(({ of, id }) => [of, id]));
  return verdicts.map((verdict, at) => {
    const of = orders[at];
    const orderId = of && ids.get(of);
    return orderId === undefined ? verdict : { ...verdict, orderId };
  });
}
