import { inArray, sql } from 'drizzle-orm';
import { team } from '#server/marketing/index.ts';
import type { Moving, Theirs } from '../../engine/moving.ts';
import { columnOf, namedIds } from '../../engine/named-ids.ts';
import { idsAgain } from '../../engine/record-noun.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { teamOf } from '../campaigns/teams.ts';
import { couponsOfHeld } from '../coupons/held-coupons.ts';
import { textOf } from '../values/values.ts';
import { type GoodsOfLines, goodsOfLines } from './goods-of-lines.ts';
import { ORDER_ACTIVITIES } from './order-activities.ts';

/** Records of ours that a portion of orders names. */
export interface OrderAround extends GoodsOfLines {
  uids: ReadonlyMap<string, number>;
  held: ReadonlyMap<string, number>;
  coupons: ReadonlyMap<number, number>;
  points: ReadonlyMap<string, number>;
  participations: ReadonlyMap<string, number>;
  activities: ReadonlyMap<string, number>;
  teams: ReadonlyMap<string, { id: number; status: number }>;
  /** Numbers of payments and codes of pick-ups, each of which one order has. */
  taken: Set<string>;
}

async function teamsOf(moving: Moving, records: readonly Theirs[]) {
  const rows = await moving.stage.holding(
    'eb_store_pink',
    'order_id_key',
    records.map(({ key }) => key),
  );
  const ids = await idsOf(moving.tx, 'team', rows.map(teamOf));
  const standing = await moving.tx
    .select({ id: team.id, status: team.status })
    .from(team)
    .where(inArray(team.id, [0, ...ids.values()]));
  const statuses = new Map(standing.map(({ id, status }) => [id, status]));
  return new Map(
    rows.flatMap((row) => {
      const id = ids.get(teamOf(row));
      return id === undefined ? [] : [[textOf(row['order_id_key']), { id, status: statuses.get(id) ?? 1 }] as const];
    }),
  );
}

async function takenTexts(moving: Moving, records: readonly Theirs[]): Promise<Set<string>> {
  const others = sql`id <> all(${sql.param(idsAgain(moving))}::bigint[])`;
  const { rows } = await moving.tx.execute<{ text: string }>(
    sql`select out_trade_no as text from "order" where out_trade_no = any(${sql.param(columnOf(records, 'out_trade_no'))}::text[]) and ${others}
      union all select 'participation ' || participation_id from "order" where ${others} and state <> 'cancelled' and participation_id in (
        select our_id from move_in_row where noun = 'participation' and their_key = any(${sql.param(columnOf(records, 'bargain_user_id'))}::text[]))
      union all select verify_code from "order" where ${others} and verify_code <> '' and verify_code = any(${sql.param(columnOf(records, 'verify_code'))}::text[])`,
  );
  return new Set(rows.map(({ text }) => text));
}

async function activitiesOf(moving: Moving, records: readonly Theirs[]): Promise<Map<string, number>> {
  const activities = new Map<string, number>();
  for (const { column, noun } of ORDER_ACTIVITIES)
    for (const [key, id] of await namedIds(moving, noun, records, column)) activities.set(`${noun} ${key}`, id);
  return activities;
}

/** Finds what a portion of orders names, and what is taken among it. */
export async function orderAround(moving: Moving, records: readonly Theirs[]): Promise<OrderAround> {
  const held = await namedIds(moving, 'heldCoupon', records, 'coupon_id');
  const lines = records.flatMap(({ beside }) => beside['lines'] ?? []);
  return {
    ...(await goodsOfLines(moving, lines)),
    uids: await namedIds(moving, 'customer', records, 'uid'),
    held,
    coupons: await couponsOfHeld(moving, [...held.values()]),
    points: await namedIds(moving, 'pickPoint', records, 'store_id'),
    participations: await namedIds(moving, 'participation', records, 'bargain_user_id'),
    activities: await activitiesOf(moving, records),
    teams: await teamsOf(moving, records),
    taken: await takenTexts(moving, records),
  };
}
