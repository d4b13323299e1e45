import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import type { Caller } from '../storefront.ts';
import { type RaceOutcome, type Race, address, insist } from './race.ts';

const BUYERS = 200;
const STOCK = 50;

/** A product on shelf with as many pieces as this; answers the key of its SKU. */
export async function makeSku(client: pg.Client, stock: number): Promise<number> {
  await client.query("select set_config('signalbox.change', '0', false)");
  const product = await client.query<{ id: number }>(
    `insert into product (store_name, store_info, keyword, image, slider_image, unit_name, cate_id, temp_id, spec_type, is_sub, is_show, add_time)
     select '抢购商品', '', '', '', '[]', '件', '', min(id), false, false, true, now() from shipping_templates returning id`,
  );
  const sku = await client.query<{ id: number }>(
    `insert into sku (product_id, suk, attr_value, price, cost, ot_price, image) values ($1, '默认', '{}', 100, 0, 100, '') returning id`,
    [product.rows[0]?.id],
  );
  const id = sku.rows[0]?.id ?? 0;
  await client.query(
    `insert into stock_entry (product_id, sku_id, delta, cause, create_time) select product_id, id, $2, 'opening', now() from sku where id = $1`,
    [id, stock],
  );
  return id;
}

/** Rows of the database, compared with the answers that the buyers got. */
async function check(
  client: pg.Client,
  skuId: number,
  orders: readonly string[],
  { refused, faults }: RaceOutcome,
): Promise<string[]> {
  const { rows } = await client.query<{ no: string }>(
    'select o.order_no as no from "order" o join order_line l on l.order_id = o.id where l.sku_id = $1',
    [skuId],
  );
  const kept = new Set(rows.map(({ no }) => no));
  const [figure] = (
    await client.query<{ stock: number; ledger: number }>(
      'select s.stock, (select sum(delta)::int from stock_entry where sku_id = s.id) as ledger from sku s where s.id = $1',
      [skuId],
    )
  ).rows;
  const gaps = await client.query('select * from stock_gaps()');
  return [
    orders.length === STOCK ? '' : `${orders.length} orders acknowledged instead of ${STOCK}`,
    refused.length === BUYERS - STOCK ? '' : `${refused.length} buyers refused instead of ${BUYERS - STOCK}`,
    new Set(orders).size === orders.length ? '' : 'two buyers were told the same order',
    orders.every((no) => kept.has(no)) ? '' : 'an acknowledged order is lost',
    rows.length === STOCK ? '' : `${rows.length} orders kept instead of ${STOCK}`,
    figure?.stock === 0 && figure.ledger === 0 ? '' : `stock ${figure?.stock}, ledger ${figure?.ledger} instead of 0`,
    gaps.rowCount === 0 ? '' : `${gaps.rowCount} figures differ from their ledger`,
    faults.length === 0 ? '' : `${faults.length} faults: ${faults[0]}`,
  ].filter(Boolean);
}

/** Buyers race for the last goods; each asks until there is an answer, always under the same key. */
export const goods: Race = {
  name: `${BUYERS} buyers, ${STOCK} in stock`,
  async begin({ client, shop }) {
    const skuId = await makeSku(client, STOCK);
    const orders: string[] = [];
    const buy = async (storefront: Caller, outcome: RaceOutcome) => {
      const input = { idempotencyKey: randomUUID(), address, lines: [{ skuId, quantity: 1 }], payType: 'weixin' as const };
      const placed = await insist(outcome, () => storefront.run(openOrderCalls.create, input));
      if (placed) orders.push(placed.orderNo);
    };
    return {
      killAfter: randomInt(5, STOCK - 10),
      actors: Array.from({ length: BUYERS }, () => (outcome) => buy(shop, outcome)),
      check: (outcome) => check(client, skuId, orders, outcome),
    };
  },
};
