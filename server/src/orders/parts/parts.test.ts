import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { orderTabs } from '#contract/orders/enums.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { accountsIn } from '../../../test/accounts.ts';
import type { Client } from '../../../test/client.ts';
import type { PlacedOrder } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { twoShopsIn } from '../../../test/two-shops.ts';

const shop = openShop();
const admin = shop.admin();
const { written } = accountsIn(shop);
const two = twoShopsIn(shop);
const { storefront, order, pay, askRefund, stockOf } = two;
let mall: Awaited<ReturnType<typeof two.open>>;
beforeAll(async () => {
  mall = await two.open();
});

const tabs = orderTabs.values.filter((tab) => tab !== 'all');

/** Counts and takings of shops, read from all their orders. */
async function recounted(...shopIds: number[]) {
  const ids = sql`${sql.param(shopIds)}::int[]`;
  const { rows } = await shop.db.execute<{ tab: string; own: string; n: number; paid: number }>(sql`
    with seen as (
      select o.team_status, o.pay_time, (select sum(l.paid_price + l.paid_postage) from order_line l where l.order_id = o.id and l.mer_id = any(${ids})) as price,
        case when o.tab = 'notShipped' and o.mer_id = 0 then (select part.tab from shop_part(o.id, ${ids}) part) else o.tab end as tab
      from "order" o where exists (select from order_line l where l.order_id = o.id and l.mer_id = any(${ids})))
    select tab, own_tab(tab, team_status) as own, count(*)::int as n, coalesce(sum(price) filter (where pay_time is not null), 0)::int as paid
    from seen where tab <> 'gone' group by 1, 2`);
  const inTab = (wanted: string) => rows.reduce((sum, { tab, own, n }) => ([tab, own].includes(wanted) ? sum + n : sum), 0);
  return {
    tabs: Object.fromEntries(tabs.map((tab) => [tab, inTab(tab)])),
    all: rows.reduce((sum, { n }) => sum + n, 0),
    amount: rows.reduce((sum, { paid }) => sum + paid, 0),
  };
}

async function shown(desk: Client) {
  const counts = await desk.run(orderCalls.statusNum, { type: 2 });
  const { count, amount } = await desk.run(orderCalls.listData, {});
  return { tabs: Object.fromEntries(tabs.map((tab) => [tab, counts[tab]])), all: count, amount };
}

const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
let numbers = 0;
const parcel = ({ orderNo }: PlacedOrder) => ({
  orderNo,
  type: '1',
  expressCode: 'shunfeng',
  expressNumber: `SF60000${(numbers += 1)}`,
});
const whose = (at: number): Client => [mall.one, mall.other, admin][at % 3] ?? admin;

type OrderAct = (placed: PlacedOrder, at: number) => Promise<unknown>;
/** Acts that may befall an order; many of them refuse. */
const acts: Readonly<Record<string, OrderAct>> = {
  pay: (placed) => pay(placed),
  send: (placed, at) => whose(at).run(sendingCalls.send, parcel(placed)),
  recall: ({ orderNo }, at) => whose(at).run(sendingCalls.recall, { orderNo, reason: '发错了' }),
  async refund(placed, at) {
    const desk = whose(at);
    const [line] = (await desk.run(orderCalls.info, placed)).orderInfo;
    const lines = at % 2 === 0 && line ? [{ lineId: line.id, quantity: 1 }] : [];
    const terms = {
      orderNo: placed.orderNo,
      amount: 100 + at * 90,
      reason: '少件',
      requestKey: `${placed.orderNo}-${numbers++}`,
    };
    await desk.run(refundCalls.agreeRefund, { ...terms, lines });
  },
  askRefund: (placed) => askRefund(placed),
  decline: ({ orderNo }) => admin.run(refundCalls.declineRefund, { orderNo, reason: '已经说好' }),
  reprice: ({ orderNo }, at) => admin.run(orderCalls.updatePrice, { orderNo, payPrice: 1000 + at * 10 }),
  cancel: ({ orderNo }) => storefront.run(openOrderCalls.cancel, { orderNo }),
  receive: ({ orderNo }) => storefront.run(openOrderCalls.confirmReceipt, { orderNo }),
  deleteOwn: ({ orderNo }) => storefront.run(openOrderCalls.delete, { orderNo }),
  remove: ({ orderNo }) => admin.run(orderCalls.remove, { orderNo }),
  queue: () => shop.runQueued(),
};
const often = ['pay', 'pay', 'send', 'send', 'refund', 'queue'];

const place = (at: number): Promise<PlacedOrder> => {
  if (at % 4 === 0) return order({ of: mall.mug, paid: at % 3 === 0 });
  return two.both(mall, { paid: at % 3 > 0 });
};

describe('counts of a shop', () => {
  it('are those of its orders and its parts of others, whatever happens to them', { timeout: 300_000 }, async () => {
    const step = fc.record({ act: fc.constantFrom('place', 'place', ...Object.keys(acts), ...often), at: fc.nat(30) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
        const placed: PlacedOrder[] = [await place(1), await place(2)];
        for (const { act, at } of steps) {
          const found = placed[at % placed.length];
          if (act === 'place') placed.push(await place(at));
          else if (found) await quietly(acts[act]?.(found, at) ?? Promise.resolve());
        }
        expect(await tallyGaps(shop.db)).toEqual([]);
        expect(await shown(mall.one)).toEqual(await recounted(mall.here));
        expect(await shown(mall.other)).toEqual(await recounted(mall.there));
        expect(await shown(mall.whole)).toEqual(await recounted(mall.here, mall.there));
      }),
      { numRuns: 8, endOnFailure: true },
    );
    expect(await stockOf(mall.mug)).toBeGreaterThan(0);
  });

  it('are the totals of its lists', async () => {
    const placed = await two.both(mall);
    await mall.one.run(sendingCalls.send, parcel(placed));
    const counts = await mall.one.run(orderCalls.statusNum, { type: 2 });
    for (const status of ['all', 'unPaid', 'notShipped', 'spike', 'refunded', 'toSend'] as const) {
      const { total, list } = await mall.one.run(orderCalls.list, { page: 1, limit: 100, status, type: 2 });
      const count = counts[status] ?? 0;
      expect([status, total, list.length]).toEqual([status, count, Math.min(100, count)]);
    }
  });

  it('stay as they are while another shop sends', async () => {
    const placed = await two.both(mall);
    const before = await shown(mall.one);
    await mall.other.run(sendingCalls.send, parcel(placed));
    expect(await shown(mall.one)).toEqual(before);
  });

  it('go with an order that is no more', async () => {
    const placed = await two.both(mall);
    const before = await shown(mall.one);
    await written(({ tx }) => tx.execute(sql`delete from "order" where order_no = ${placed.orderNo}`));
    const after = await shown(mall.one);
    expect([after.all, after.tabs['toSend']]).toEqual([before.all - 1, (before.tabs['toSend'] ?? 0) - 1]);
    expect(await tallyGaps(shop.db)).toEqual([]);
  });
});
