import { preparedInsert } from '#server/platform/database/prepared.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type OrderRecord, orderColumns } from './queries.ts';
import { type Standing, firstStateOf } from './states.ts';
import { order } from './tables.ts';

type NewOrder = Omit<typeof order.$inferInsert, 'createTime' | 'updateTime' | 'payTime' | keyof Standing>;

const insertPlaced = preparedInsert(order, (tx, row) => tx.insert(order).values(row).returning(orderColumns));

/** The first state of an order is written here, every other by `moveOrder`. One that costs nothing counts as paid by balance. */
export async function insertOrder({ tx, now }: Write, values: NewOrder): Promise<OrderRecord> {
  const state = firstStateOf(values.payPrice);
  const paid = state === 'unpaid' ? {} : { payTime: now, payType: 'yue' };
  const [placed] = await insertPlaced(tx, { ...values, ...paid, state, createTime: now, updateTime: now });
  if (!placed) throw new Error('an inserted order came back empty');
  return placed;
}
