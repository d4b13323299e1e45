import { sql } from 'drizzle-orm';
import { order } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { recordNoun } from '../../engine/record-noun.ts';
import { bringLines } from './bring-lines.ts';
import { bringOrdersOn } from './orders-again.ts';
import { orderAround } from './order-around.ts';
import { orderOf } from './order-row.ts';
import { bringRefunds } from './refunds.ts';
import { bringParcels, bringSteps } from './steps-and-parcels.ts';

const CUSTOMERS = 5000;

/** Counts the orders that each customer paid: once for all of theirs, for they come apart. */
async function countPayments(tx: Tx): Promise<void> {
  let last: number | null = 0;
  while (last !== null) {
    const { rows }: { rows: { last: number | null }[] } = await tx.execute(sql`
      with due as (select id from customer where id > ${last} order by id limit ${CUSTOMERS}), counted as (
        update customer c set pay_count = o.n from (
          select uid, count(*)::int as n from "order" where pay_time is not null and uid in (select id from due) group by uid) o
        where o.uid = c.id and c.pay_count <> o.n)
      select max(id) as last from due`);
    last = rows[0]?.last ?? null;
  }
}

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
  },
  partsAgain: bringOrdersOn,
  finish: countPayments,
});
