import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import { sendingCalls } from '../../contract/src/fulfilment/sending.ts';
import { moneyGaps } from '../../server/test/money-gaps.ts';
import { makeSku } from './goods.ts';
import { settled } from './money.ts';
import { type Arena, type RaceOutcome, type Race, insist, newOutcome } from './race.ts';

const ENDS = ['refunded', 'exchanged', 'refused', 'withdrawn'] as const;
const OF_EACH = 8;
const BUYERS = OF_EACH * ENDS.length;
/** Answers of the shortest story. */
const STORY = 3;

/** Amounts in fen. A new shop gives 10 yuan to a recharge of 100. */
const [RECHARGE, GIFT, PRICE] = [10_000, 1000, 3000];
const BOUGHT = 2;

interface Wares {
  bought: number;
  /** Another size of the same product. */
  other: number;
}

interface SoldLine {
  uid: number;
  orderNo: string;
  lineId: number;
}

async function makeWares(client: pg.Client): Promise<Wares> {
  const bought = await makeSku(client, BUYERS * BOUGHT);
  const { rows } = await client.query<{ id: number }>(
    `insert into sku (product_id, suk, attr_value, price, cost, ot_price, image)
     select product_id, '大号', '{}', price, 0, price, '' from sku where id = $1 returning id`,
    [bought],
  );
  const other = rows[0]?.id ?? 0;
  await client.query('update sku set price = $2 where id = any($1)', [[bought, other], PRICE]);
  await client.query(
    `insert into stock_entry (product_id, sku_id, delta, cause, create_time) select product_id, id, $2, 'opening', now() from sku where id = $1`,
    [other, OF_EACH],
  );
  return { bought, other };
}

/** An order paid from a balance, whose goods have left. */
async function sell({ shop, staff }: Arena, { bought }: Wares): Promise<string> {
  const account = `returns-${randomUUID()}`;
  const address = { name: '退换', phone: '13800000000', province: '', city: '', district: '', detail: '某处', cityId: 0 };
  const draft = { address, buyer: { account }, lines: [{ skuId: bought, quantity: BOUGHT }], payType: 'yue' as const };
  const { orderNo, payPrice } = await shop.run(openOrderCalls.create, { ...draft, idempotencyKey: randomUUID() });
  const recharge = { account, price: RECHARGE, rechargeType: 'routine' as const, idempotencyKey: randomUUID() };
  const { orderId } = await shop.run(openRechargeCalls.create, recharge);
  await shop.run(openRechargeCalls.pay, { orderId, amount: RECHARGE, tradeNo: `t-${orderId}` });
  await shop.run(openOrderCalls.pay, { orderNo, amount: payPrice, payType: 'yue' });
  await staff.run(sendingCalls.send, { orderNo, type: '3' });
  return orderNo;
}

async function sellAll(arena: Arena, wares: Wares): Promise<SoldLine[]> {
  const orderNos = await Promise.all(Array.from({ length: BUYERS }, () => sell(arena, wares)));
  const { rows } = await arena.client.query<SoldLine>(
    `select o.uid, o.order_no as "orderNo", l.id as "lineId" from "order" o join order_line l on l.order_id = o.id
     where o.order_no = any($1)`,
    [orderNos],
  );
  return rows;
}

const isOneOf =
  (...refusals: readonly { message: string }[]) =>
  (message: string) =>
    refusals.some((refusal) => refusal.message === message);

interface Story extends Arena {
  wares: Wares;
  outcome: RaceOutcome;
  /** Outcome of those who ask for what they must not get. */
  rivals: RaceOutcome;
}

/** Two of the staff close a case at once; a third gives money back beside it, for pieces that it holds. */
async function close({ staff, outcome, rivals }: Story, id: number, isExchange: boolean, { orderNo, lineId }: SoldLine) {
  const terms = { id, amount: PRICE, requestKey: randomUUID() };
  const sending = { id, expressCode: 'yunda', expressNumber: `YD${id}` };
  const act = () => (isExchange ? staff.run(returnCaseCalls.exchange, sending) : staff.run(returnCaseCalls.refund, terms));
  const lines = [{ lineId, quantity: BOUGHT }];
  const beside = { orderNo, amount: PRICE * BOUGHT, reason: '另外退款', requestKey: randomUUID(), lines };
  const tried = isExchange ? [] : [insist(rivals, () => staff.run(refundCalls.agreeRefund, beside))];
  await Promise.all([insist(outcome, act), insist(outcome, act), ...tried]);
}

/** Asks, sends back, and comes to an end of its kind; every step is said until it is answered. */
async function live(story: Story, sold: SoldLine, end: (typeof ENDS)[number]): Promise<void> {
  const { shop, staff, outcome, wares } = story;
  const isExchange = end === 'exchanged';
  const lines = [{ skuId: wares.bought, quantity: 1, ...(isExchange && { outSkuId: wares.other }) }];
  const kind = isExchange ? ('exchange' as const) : ('return' as const);
  const asked = { orderNo: sold.orderNo, kind, reason: '与描述不符', lines, idempotencyKey: randomUUID() };
  const begun = await insist(outcome, () => shop.run(openReturnCaseCalls.create, asked));
  if (!begun) return;
  const { caseNo } = begun;
  const found = await insist(outcome, () => staff.run(returnCaseCalls.list, { keywords: caseNo, page: 1, limit: 1 }));
  const row = found?.list[0];
  if (!row) return;
  const { id } = row;
  if (end === 'refused') {
    await insist(outcome, () => staff.run(returnCaseCalls.refuse, { id, reason: '已使用' }), isOneOf(returnCaseRefusals.ENDED()));
    return;
  }
  await insist(
    outcome,
    () => staff.run(returnCaseCalls.agree, { id, returnTo: '杭州' }),
    isOneOf(returnCaseRefusals.NOT_ASKED()),
  );
  if (end === 'withdrawn') {
    await insist(outcome, () => shop.run(openReturnCaseCalls.withdraw, { caseNo, reason: '留下' }));
    return;
  }
  await insist(outcome, () => shop.run(openReturnCaseCalls.setBack, { caseNo, backName: '顺丰', backNumber: `SF${id}` }));
  const came = { id, lines: row.lines.map((line) => ({ id: line.id, received: 1, sellable: 1 })) };
  await insist(outcome, () => staff.run(returnCaseCalls.checkIn, came));
  await close(story, id, isExchange, sold);
}

/** How each case ended, by its order. */
const endings = `select c.state, c.kind, count(*)::int as n,
    coalesce(sum((select count(*) from refund r where r.case_id = c.id and r.state = 'done')), 0)::int as refunds,
    coalesce(sum((select count(*) from parcel p where p.case_id = c.id)), 0)::int as parcels
  from return_case c join "order" o on o.id = c.order_id where o.uid = any($1) group by c.state, c.kind order by c.state, c.kind`;

const EXPECTED = [
  { state: 'closed', kind: 'exchange', n: OF_EACH, refunds: 0, parcels: OF_EACH },
  { state: 'closed', kind: 'return', n: OF_EACH, refunds: OF_EACH, parcels: 0 },
  { state: 'refused', kind: 'return', n: OF_EACH, refunds: 0, parcels: 0 },
  { state: 'withdrawn', kind: 'return', n: OF_EACH, refunds: 0, parcels: 0 },
];

const differs = (found: unknown, expected: unknown): string =>
  JSON.stringify(found) === JSON.stringify(expected) ? '' : `${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;

async function check(
  client: pg.Client,
  wares: Wares,
  sold: readonly SoldLine[],
  outcome: RaceOutcome,
  rivals: RaceOutcome,
): Promise<string[]> {
  const waiting = await settled(client);
  const uids = sold.map(({ uid }) => uid);
  const cases = await client.query(endings, [uids]);
  const stock = await client.query<{ stock: number }>('select stock from sku where id = any($1) order by id', [
    [wares.bought, wares.other],
  ]);
  const money = await client.query<{ sum: number }>('select sum(now_money)::int as sum from customer where id = any($1)', [uids]);
  const open = await client.query('select from "order" where case_state is not null and uid = any($1)', [uids]);
  const [gaps, broken] = [await client.query('select * from stock_gaps()'), await client.query<{ gap: string }>(moneyGaps)];
  const left = BUYERS * (RECHARGE + GIFT - PRICE * BOUGHT) + OF_EACH * PRICE;
  return [
    waiting,
    differs(cases.rows, EXPECTED),
    differs(
      stock.rows.map((row) => row.stock),
      [OF_EACH * 2, 0],
    ),
    differs(money.rows[0]?.sum, left),
    open.rowCount === 0 ? '' : `${open.rowCount} orders say that a case is open`,
    gaps.rowCount === 0 ? '' : `${gaps.rowCount} figures of stock differ from their ledger`,
    ...new Set(broken.rows.map(({ gap }) => gap)),
    rivals.done === 0 ? '' : `${rivals.done} refunds beside a case`,
    outcome.done > BUYERS * STORY ? '' : `${outcome.done} answers only`,
    outcome.refused.length === 0 ? '' : `${outcome.refused.length} refused: ${outcome.refused[0]}`,
    ...[...outcome.faults, ...rivals.faults].map((fault) => `fault: ${fault}`),
  ].filter(Boolean);
}

/** Goods come back for money or other goods, are refused or kept, while two close each case at once. */
export const returns: Race = {
  name: `${BUYERS} return cases`,
  async begin(arena) {
    const { client } = arena;
    const wares = await makeWares(client);
    const sold = await sellAll(arena, wares);
    const rivals = newOutcome();
    return {
      killAfter: randomInt(BUYERS, BUYERS * (STORY + 1)),
      actors: sold.map(
        (one, at) => (outcome: RaceOutcome) =>
          live({ ...arena, wares, outcome, rivals }, one, ENDS[at % ENDS.length] ?? 'refunded'),
      ),
      check: (outcome) => check(client, wares, sold, outcome, rivals),
    };
  },
};
