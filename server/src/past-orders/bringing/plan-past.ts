import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { PastOrder } from './past-order.ts';
import { type Around, PAST, aroundOf } from './queries.ts';
import { faultOf } from './rules.ts';

/** Fate of an order that would be brought. */
export type PastVerdict =
  | { kind: 'refused'; reason: string }
  | { kind: 'unchanged' }
  | {
      kind: 'fresh';
      uid: number | null;
      /** Lines whose goods are not sold here. */
      unlinked: number;
    };

function verdictOn(of: PastOrder, { sources, customers, goods }: Around, now: Date): PastVerdict {
  const source = sources.get(of.orderNo);
  if (source === PAST) return { kind: 'unchanged' };
  if (source !== undefined) return { kind: 'refused', reason: `订单号“${of.orderNo}”和本店的一笔订单相同，没有导入` };
  const reason = faultOf(of, now);
  if (reason !== undefined) return { kind: 'refused', reason };
  const unlinked = of.lines.filter(({ code }) => !goods.has(code)).length;
  return { kind: 'fresh', uid: customers.get(of.phone) ?? null, unlinked };
}

/** Verdicts on orders, with what of this shop they name; asks as often for 500 orders as for one. */
export async function planPast(db: Db, orders: readonly PastOrder[], { actor, now }: Pick<Write, 'actor' | 'now'>) {
  const around = await aroundOf(db, orders, actor);
  return { around, verdicts: orders.map((each) => verdictOn(each, around, now)) };
}
