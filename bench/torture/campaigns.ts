import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { teamRefusals } from '#contract/marketing/teams.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openTeamCalls } from '#contract/storefront/teams.ts';
import { moneyGaps } from '../../server/test/money-gaps.ts';
import { makeSku } from './goods.ts';
import { settled } from './money.ts';
import { type Arena, type RaceOutcome, type Race, address, insist } from './race.ts';

/** Teams of two of three whose time is over, and as many that both members leave at once. */
const TEAMS = 8;
const BUYERS = TEAMS * 4;
/** More than a timer ends at once. */
const [BARGAINS, COUPONS] = [2500, 2500];
/** Amounts in fen. A new shop gives 10 yuan to a recharge of 100. */
const [RECHARGE, GIFT, PRICE] = [10_000, 1000, 3000];
/** Timers run every minute, and those of a killed server by the one that follows. */
const DECIDED_MS = 240_000;

interface CampaignField {
  skuId: number;
  groupBuy: number;
  bargain: number;
  coupon: number;
}
interface Seat {
  orderNo: string;
  teamId: number;
}

const idOf = async (client: pg.Client, statement: string, values: unknown[] = []) =>
  (await client.query<{ id: number }>(statement, values)).rows[0]?.id ?? 0;

/** A group-buy of three, a bargain that is over, and a coupon. */
async function makeField(client: pg.Client): Promise<CampaignField> {
  const skuId = await makeSku(client, BUYERS);
  const make = async (kind: number, stopsIn: string, own: Record<string, number>) => {
    const names = Object.keys(own);
    const id = await idOf(
      client,
      `insert into activity (kind, product_id, image, images, title, info, unit_name, content, start_time, stop_time, num, temp_id, spec_type, status,
         create_time, update_time, ${names.join(', ')})
       select $1, product_id, '', '[]', '抢购活动', '', '件', '', now() - '2 days'::interval, now() + $3::interval, 5,
         (select min(id) from shipping_templates), false, true, now(), now(), ${Object.values(own).join(', ')} from sku where id = $2 returning id`,
      [kind, skuId, stopsIn],
    );
    await client.query(
      'insert into activity_sku (activity_id, sku_id, price, min_price, quota_show, quota) values ($1, $2, $3, $4, $5, $5)',
      [id, skuId, PRICE, kind === 2 ? 100 : null, BUYERS],
    );
    return id;
  };
  const groupBuy = await make(3, '2 days', { people: 3, effective_time: 24, once_num: 1, virtual_ration: 0 });
  const bargain = await make(2, '-1 minute', { people_num: 3, bargain_num: 1 });
  const coupon = await idOf(
    client,
    `insert into coupon (name, money, min_price, is_limited, total, last_total, use_type, receive_start_time, is_fixed_time, day, type, sort, status,
       create_time, update_time)
     values ($1, 500, 0, false, 0, 0, 1, now(), false, 1, 1, 0, true, now(), now()) returning id`,
    [`抢购券 ${randomUUID().slice(0, 8)}`],
  );
  return { skuId, groupBuy, bargain, coupon };
}

async function makeAccounts(client: pg.Client): Promise<string[]> {
  const accounts = Array.from({ length: BUYERS }, () => `team-${randomUUID()}`);
  await client.query(
    "insert into customer (account, nickname, create_time, update_time) select unnest($1::text[]), '抢购', now(), now()",
    [accounts],
  );
  return accounts;
}

/** An order of the group-buy, paid from a balance: of a new team, or of this one. */
async function enter({ shop }: Arena, { skuId, groupBuy }: CampaignField, account: string, joined?: number): Promise<Seat> {
  const recharge = { account, price: RECHARGE, rechargeType: 'routine' as const, idempotencyKey: randomUUID() };
  const draft = { address, buyer: { account }, lines: [{ skuId, quantity: 1 }], activityId: groupBuy, payType: 'yue' as const };
  const { orderId } = await shop.run(openRechargeCalls.create, recharge);
  await shop.run(openRechargeCalls.pay, { orderId, amount: RECHARGE, tradeNo: `t-${orderId}` });
  const { orderNo, payPrice } = await shop.run(openOrderCalls.create, { ...draft, idempotencyKey: randomUUID(), teamId: joined });
  const { teamId } = await shop.run(openOrderCalls.pay, { orderNo, amount: payPrice, payType: 'yue' });
  return { orderNo, teamId: teamId ?? 0 };
}

/** Two of three. */
async function fillTeam(arena: Arena, field: CampaignField, [leader, next]: readonly string[]): Promise<Seat[]> {
  const first = await enter(arena, field, leader ?? '');
  return [first, await enter(arena, field, next ?? '', first.teamId)];
}

/** Time is up for these teams, for bargains and coupons that many hold. */
async function endTime(client: pg.Client, { bargain, skuId, coupon }: CampaignField, teams: readonly number[]): Promise<void> {
  await client.query(
    `with many as (insert into customer (account, nickname, create_time, update_time)
       select 'held-' || gen_random_uuid(), '抢购', now(), now() from generate_series(1, $1) returning id),
     begun as (insert into bargain_user (uid, bargain_id, sku_id, bargain_price_min, bargain_price, people_num, status, create_time, update_time)
       select id, $2, $3, 100, $4, 3, 1, now(), now() from many)
     insert into coupon_user (coupon_id, uid, name, money, min_price, type, start_time, end_time, use_type, primary_key, create_time, update_time)
     select $5, id, '抢购券', 500, 0, 'receive', now() - '1 day'::interval, now(), 1, '', now(), now() from many`,
    [Math.max(BARGAINS, COUPONS), bargain, skuId, PRICE, coupon],
  );
  await client.query('update team set stop_time = now() where id = any($1)', [teams]);
}

/** How many teams, bargains and coupons of the field are decided, and how many orders refunded. */
async function decided(client: pg.Client, { groupBuy, bargain, coupon }: CampaignField): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select ((select count(*) from team where activity_id = $1 and status <> 1) + (select count(*) from bargain_user where bargain_id = $2 and status <> 1)
       + (select count(*) from coupon_user where coupon_id = $3 and status <> 0)
       + (select count(*) from "order" where activity_id = $1 and refund_state = 'refunded'))::int as n`,
    [groupBuy, bargain, coupon],
  );
  return rows[0]?.n ?? 0;
}

/** Counts what the timers end, until there is nothing left. */
async function watch(client: pg.Client, field: CampaignField, outcome: RaceOutcome): Promise<void> {
  const giveUpAt = Date.now() + DECIDED_MS;
  for (let seen = 0; seen < TEAMS * 2 + BUYERS + BARGAINS + COUPONS && Date.now() < giveUpAt; await sleep(20)) {
    const now = await decided(client, field);
    outcome.done += now - seen;
    seen = now;
  }
}

/** Faults of the field, each in a row; every order is refunded once, and every figure is where it was. */
const GAPS = `
  select 'team that has not failed' as gap from team where activity_id = $1 and status <> 3
  union all select 'member still in a team' from team_member m join team t on t.id = m.team_id where t.activity_id = $1 and not m.is_out
  union all select 'order that was not refunded once: ' || count(r.id) from "order" o left join refund r on r.order_id = o.id and r.state = 'done'
    where o.activity_id = $1 group by o.id having count(r.id) <> 1 or max(o.refund_state) <> 'refunded' or max(o.team_status) is distinct from 3
  union all select 'bargain that goes on' from bargain_user where bargain_id = $2 and status <> 2
  union all select 'coupon that did not expire' from coupon_user where coupon_id = $3 and status <> 2
  union all select 'quota of ' || quota from activity_sku where activity_id = $1 and (quota, sales) <> (quota_show, 0)
  union all select 'stock of ' || stock from sku where id = $4 and stock <> $5
  union all select 'balance of ' || now_money from customer c join "order" o on o.uid = c.id where o.activity_id = $1 and now_money <> $6
  union all select 'figures of stock' from stock_gaps()
  union all select 'counts of ' || noun from tally_gaps()
  union all select 'sums of a campaign' from campaign_sum_gaps()`;

async function check(client: pg.Client, { groupBuy, bargain, coupon, skuId }: CampaignField, { refused, faults }: RaceOutcome) {
  const waiting = await settled(client);
  const own = await client.query<{ gap: string }>(GAPS, [groupBuy, bargain, coupon, skuId, BUYERS, RECHARGE + GIFT]);
  const money = await client.query<{ gap: string }>(moneyGaps);
  return [
    waiting,
    ...new Set([...own.rows, ...money.rows].map(({ gap }) => gap)),
    refused.length === 0 ? '' : `${refused.length} refused: ${refused[0]}`,
    faults.length === 0 ? '' : `${faults.length} faults: ${faults[0]}`,
  ].filter(Boolean);
}

/** Timers end teams, bargains and coupons, while members leave other teams at once. Flash sales end by the clock, without a timer. */
export const campaigns: Race = {
  name: `${TEAMS * 2} teams, ${BARGAINS} bargains, ${COUPONS} coupons`,
  async begin(arena) {
    const { client, shop } = arena;
    const field = await makeField(client);
    const accounts = await makeAccounts(client);
    const seats = await Promise.all(
      Array.from({ length: TEAMS * 2 }, (_, at) => fillTeam(arena, field, accounts.slice(at * 2, at * 2 + 2))),
    );
    const [over, leaving] = [seats.slice(0, TEAMS).flat(), seats.slice(TEAMS).flat()];
    await endTime(client, field, [...new Set(over.map(({ teamId }) => teamId))]);
    const leave = (outcome: RaceOutcome, { orderNo }: Seat) =>
      insist(
        outcome,
        () => shop.run(openTeamCalls.leave, { orderNo }),
        (message) => message === teamRefusals.NOT_IN().message,
      );
    return {
      killAfter: randomInt(1, leaving.length * 2 + TEAMS),
      actors: [
        (outcome) => watch(client, field, outcome),
        ...leaving.flatMap((seat) => [1, 2].map(() => async (outcome: RaceOutcome) => void (await leave(outcome, seat)))),
      ],
      check: (outcome) => check(client, field, outcome),
    };
  },
};
