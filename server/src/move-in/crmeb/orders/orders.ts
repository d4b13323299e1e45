import { sql } from 'drizzle-orm';
import { order } from '#server/orders/index.ts';
import type { Moving } from '../../engine/moving.ts';
import { recordNoun } from '../../engine/record-noun.ts';
import { bringLines } from './bring-lines.ts';
import { bringOrdersOn } from './orders-again.ts';
import { orderAround } from './order-around.ts';
import { orderOf } from './order-row.ts';
import { bringRefunds } from './refunds.ts';
import { bringParcels, bringSteps } from './steps-and-parcels.ts';

/** Number of orders that these customers paid. */
const countPayments = (tx: Moving['tx'], uids: readonly number[]) =>
  tx.execute(sql`update customer c set pay_count = o.n from (
    select uid, count(*)::int as n from "order" where pay_time is not null and uid = any(${sql.param(uids)}::int[]) group by uid) o
    where o.uid = c.id and c.pay_count <> o.n`);

export const orders = recordNoun({
  noun: 'order',
  label: '订单',
  source: 'eb_store_order',
  key: 'id',
  beside: [
    { name: 'lines', table: 'eb_store_order_info', column: 'order_id', isMain: true },
    { name: 'steps', table: 'eb_store_order_status', column: 'oid', isMain: true },
    { name: 'bills', table: 'eb_user_bill', column: 'link_id' },
  ],
  table: order,
  around: orderAround,
  row: orderOf,
  async parts(moving, brought, around) {
    const withLines = await bringLines(moving, brought, around);
    await bringSteps(moving, withLines);
    await bringParcels(moving, withLines);
    await bringRefunds(moving, withLines);
    await countPayments(moving.tx, [...new Set(around.uids.values())]);
  },
  async partsAgain(moving, brought, around) {
    await bringOrdersOn(moving, brought, around);
    await countPayments(moving.tx, [...new Set(around.uids.values())]);
  },
});
