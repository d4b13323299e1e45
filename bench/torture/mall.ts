import { randomInt } from 'node:crypto';
import { startOfDay } from '#contract/moment.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { mallGaps, unsettledBefore } from '../../server/test/mall-gaps.ts';
import { moneyGaps } from '../../server/test/money-gaps.ts';
import { settled } from './money.ts';
import { liveAsBiller, settledDays } from './mall/bill-stories.ts';
import { liveAsOrder } from './mall/order-stories.ts';
import { type MallWorld, billsAreMade, openMall } from './mall/world.ts';
import { type Race, type RaceOutcome, insist, newOutcome } from './race.ts';

const ORDERS = 18;
const BILLERS = 4;
const ACTS = 14;

/** Pays the refunds that a story broke off at, and makes the bills of all that is left. */
async function settleRest({ staff, client }: MallWorld): Promise<string> {
  const { rows } = await client.query<{ no: string }>(
    `select o.order_no as no from refund r join "order" o on o.id = r.order_id where r.state = 'paying' and r.by_hand`,
  );
  for (const { no } of rows) await insist(newOutcome(), () => staff.run(offlineCalls.confirmPaidBack, { orderNo: no }));
  const waiting = [await settled(client), await billsAreMade(client)];
  await insist(newOutcome(), () => staff.run(settlementRunCalls.generate, settledDays()));
  return [...waiting, await billsAreMade(client)].filter(Boolean).join(', ');
}

async function check(mall: MallWorld, { done, faults }: RaceOutcome): Promise<string[]> {
  const { client } = mall;
  const during = await client.query<{ gap: string }>(mallGaps);
  const waiting = await settleRest(mall);
  const [after, money, stock] = [
    await client.query<{ gap: string }>(mallGaps),
    await client.query<{ gap: string }>(moneyGaps),
    await client.query('select * from stock_gaps()'),
  ];
  const { rows: unsettled } = await client.query(unsettledBefore(startOfDay(new Date(), -7)));
  const { rows: bills } = await client.query<{ n: number }>('select count(*)::int as n from settlement_line where is_live');
  return [
    waiting,
    ...new Set([...during.rows, ...after.rows, ...money.rows].map(({ gap }) => gap)),
    stock.rowCount === 0 ? '' : `${stock.rowCount} figures of stock differ from their ledger`,
    unsettled.length === 0 ? '' : `${unsettled.length} parts of orders are not settled once: ${JSON.stringify(unsettled[0])}`,
    (bills[0]?.n ?? 0) > 0 ? '' : 'no bill has a line',
    done > ORDERS * 3 ? '' : `${done} answers only`,
    faults.length === 0 ? '' : `${faults.length} faults: ${faults[0]}`,
  ].filter(Boolean);
}

/** Orders of several shops are paid, sent and refunded while people make, confirm, void and pay the bills of these. */
export const mall: Race = {
  name: `${ORDERS} orders of several shops, ${BILLERS} who make bills`,
  async begin(arena) {
    const world = await openMall(arena);
    const orders = Array.from({ length: ORDERS }, (_, at) => (outcome: RaceOutcome) => liveAsOrder(world, at, outcome));
    const billers = Array.from(
      { length: BILLERS },
      (_, at) => (outcome: RaceOutcome) => liveAsBiller(world, at % 2 === 1, ACTS, outcome),
    );
    return {
      killAfter: randomInt(ORDERS, ORDERS * 6),
      actors: [...orders, ...billers],
      check: (outcome) => check(world, outcome),
    };
  },
};
