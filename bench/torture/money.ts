import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { rechargeRefundTypes } from '#contract/finance/recharge-record.ts';
import { openTransferCalls } from '#contract/finance/transfers.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalRefusals } from '#contract/finance/withdrawal-refusals.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { mergeRefusals, mergeCalls } from '#contract/merges/merges.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { moneyGaps } from '../../server/test/money-gaps.ts';
import { Refused } from '../storefront.ts';
import { makeSku } from './goods.ts';
import { type Arena, type RaceOutcome, type Race, address, insist } from './race.ts';

const CUSTOMERS = 24;
/** Answers of one customer's story, and of one merge. */
const STORY = 10;
const MERGES = CUSTOMERS / 3;

/** Amounts in fen. A new shop gives 10 yuan to a recharge of 100. */
const [RECHARGE, GIFT, PRICE] = [10_000, 1000, 3000];
const [EARNED, WITHDRAWN, TRANSFERRED, ADJUSTED, BACK] = [10_000, 1200, 500, 77, 700];
const SETTLED_MS = 240_000;

interface Buyer {
  account: string;
  uid: number;
}

/** A customer with commission to withdraw, by a row of the ledger. */
async function makePerson(client: pg.Client): Promise<Buyer> {
  const account = `money-${randomUUID()}`;
  const { rows } = await client.query<{ uid: number }>(
    `with made as (insert into customer (account, nickname, brokerage_price, create_time, update_time)
      values ($1, '抢钱', $2, now(), now()) returning id),
    earned as (insert into commission_record
      (uid, kind, price, balance, link_id, mark, status, frozen_time, actor_name, create_time, update_time)
      select id, 'refused', $2, $2, '0', '', 3, 0, '', now(), now() from made)
    select id as uid from made`,
    [account, EARNED],
  );
  return { account, uid: rows[0]?.uid ?? 0 };
}

/** Acts of staff are refused on an account that was merged; whoever reads where it went acts there. */
async function onGoingOn<T>(uid: number, act: (uid: number) => Promise<T>): Promise<T> {
  try {
    return await act(uid);
  } catch (error) {
    const into = error instanceof Refused ? Number(/\d+/.exec(error.message)?.[0]) : Number.NaN;
    if (!(error instanceof Refused) || error.message !== customerRefusals.MERGED({ into }).message) throw error;
    return act(into);
  }
}

/** Recharges, buys, withdraws, and gets some of it back; every step under a key of its own. */
async function live({ shop, staff }: Arena, { account, uid }: Buyer, skuId: number, outcome: RaceOutcome): Promise<void> {
  const key = () => ({ idempotencyKey: randomUUID() });
  const recharge = { account, price: RECHARGE, rechargeType: 'routine' as const, ...key() };
  const asked = await insist(outcome, () => shop.run(openRechargeCalls.create, recharge));
  if (!asked) return;
  const { orderId } = asked;
  await insist(outcome, () => shop.run(openRechargeCalls.pay, { orderId, amount: RECHARGE, tradeNo: `t-${orderId}` }));

  const draft = { address, buyer: { account }, lines: [{ skuId, quantity: 1 }], payType: 'yue' as const, ...key() };
  const placed = await insist(outcome, () => shop.run(openOrderCalls.create, draft));
  if (!placed) return;
  const { orderNo, payPrice } = placed;
  await insist(outcome, () => shop.run(openOrderCalls.pay, { orderNo, amount: payPrice, payType: 'yue' }));

  const wanted = { account, extractType: 'weixin' as const, extractPrice: WITHDRAWN, realName: '抢钱', wechat: 'w', ...key() };
  const withdrawal = await insist(outcome, () => shop.run(openWithdrawalCalls.apply, wanted));
  const transfer = { account, amount: TRANSFERRED, ...key() };
  await insist(outcome, () => shop.run(openTransferCalls.transfer, transfer));
  const paid = { id: withdrawal?.id ?? 0, status: withdrawalStates.paid };
  const isDecided = (message: string) => message === withdrawalRefusals.DECIDED().message;
  await insist(outcome, () => staff.run(withdrawalCalls.decide, paid), isDecided);

  const move = { moneyType: 1, moneyValue: ADJUSTED, integralType: 1, integralValue: 0, mark: '抢购补偿', ...key() };
  await insist(outcome, () => onGoingOn(uid, (at) => staff.run(customerCalls.adjustFounds, { ...move, uid: at })));
  const found = await insist(outcome, () => staff.run(rechargeCalls.list, { keywords: orderId, page: 1, limit: 1 }));
  const refund = { id: found?.list[0]?.id ?? 0, type: rechargeRefundTypes.cash, amount: BACK, ...key() };
  await insist(outcome, () => staff.run(rechargeCalls.refund, refund));
  const back = { orderNo, amount: BACK, reason: '少了一件', requestKey: randomUUID() };
  await insist(outcome, () => staff.run(refundCalls.agreeRefund, back));
}

async function merge({ staff }: Arena, from: Buyer, to: Buyer, outcome: RaceOutcome): Promise<void> {
  const isMerged = (message: string) => message === mergeRefusals.MERGED().message;
  const pair = { fromUid: from.uid, toUid: to.uid, reason: '同一位用户' };
  await insist(outcome, () => staff.run(mergeCalls.merge, pair), isMerged);
}

/** Refunds leave by jobs; one whose process was killed is begun again by another. */
export async function settled(client: pg.Client): Promise<string> {
  const giveUpAt = Date.now() + SETTLED_MS;
  for (;;) {
    const { rowCount } = await client.query(
      `select from refund where state = 'paying' union all select from recharge_refund where state = 'paying'`,
    );
    if (rowCount === 0) return '';
    if (Date.now() > giveUpAt) return `${rowCount} refunds were never paid`;
    await sleep(500);
  }
}

async function check(client: pg.Client, people: readonly Buyer[], { done, refused, faults }: RaceOutcome): Promise<string[]> {
  const waiting = await settled(client);
  const gaps = await client.query<{ gap: string; id: number }>(moneyGaps);
  const { rows } = await client.query<{ money: number; commission: number; left: number }>(
    `select sum(now_money)::int as money, sum(brokerage_price)::int as commission, (count(*) filter (where merged_into is null))::int as left
     from customer where id = any($1)`,
    [people.map(({ uid }) => uid)],
  );
  const each = RECHARGE + GIFT - PRICE + TRANSFERRED + ADJUSTED - BACK + BACK;
  const expected = {
    money: people.length * each,
    commission: people.length * (EARNED - WITHDRAWN - TRANSFERRED),
    left: people.length - MERGES,
  };
  const found = JSON.stringify(rows[0]);
  return [
    waiting,
    ...new Set(gaps.rows.map(({ gap }) => gap)),
    found === JSON.stringify(expected) ? '' : `${found} instead of ${JSON.stringify(expected)}`,
    done > people.length * STORY ? '' : `${done} answers only`,
    refused.length === 0 ? '' : `${refused.length} refused: ${refused[0]}`,
    faults.length === 0 ? '' : `${faults.length} faults: ${faults[0]}`,
  ].filter(Boolean);
}

/** Customers recharge, buy, withdraw and are refunded while some of them turn out to be one person. */
export const money: Race = {
  name: `${CUSTOMERS} customers, ${MERGES} merges`,
  async begin(arena) {
    const { client } = arena;
    const skuId = await makeSku(client, CUSTOMERS);
    await client.query('update sku set price = $2 where id = $1', [skuId, PRICE]);
    const people: Buyer[] = [];
    for (let at = 0; at < CUSTOMERS; at += 1) people.push(await makePerson(client));
    const stories = people.map((person) => (outcome: RaceOutcome) => live(arena, person, skuId, outcome));
    const merges = Array.from({ length: MERGES }, (_, at) => async (outcome: RaceOutcome) => {
      const [from, to] = [people[at * 2], people[at * 2 + 1]];
      while (outcome.done < randomInt(CUSTOMERS * STORY)) await sleep(20);
      if (from && to) await merge(arena, from, to, outcome);
    });
    return {
      killAfter: randomInt(CUSTOMERS, CUSTOMERS * (STORY - 3)),
      actors: [...stories, ...merges],
      check: (outcome) => check(client, people, outcome),
    };
  },
};
