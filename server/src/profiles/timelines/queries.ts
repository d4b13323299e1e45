import { type SQL, sql } from 'drizzle-orm';
import { type TimelineKind, timelineKinds } from '#contract/profiles/timelines.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** An event as its table has it; `code` and `state` are its own words. */
export interface Event {
  kind: TimelineKind;
  id: number;
  at: Date;
  code: string;
  state: string;
  detail: string;
  amount: number | null;
  points: number | null;
  orderNo: string | null;
  actor: string | null;
}

const DETAIL_MAX = 200;
const none = sql`null`;

interface Columns {
  id: SQL;
  at?: SQL;
  code?: SQL;
  state?: SQL;
  detail?: SQL;
  amount?: SQL;
  points?: SQL;
  orderNo?: SQL;
  actor?: SQL;
}

const columns = (kind: TimelineKind, its: Columns) => sql`select ${kind}::text as kind, (${its.id})::bigint as id,
  ${its.at ?? sql`create_time`} as at, (${its.code ?? sql`''`})::text as code, (${its.state ?? sql`''`})::text as state,
  left(${its.detail ?? sql`''`}, ${DETAIL_MAX}) as detail, (${its.amount ?? none})::bigint as amount, (${its.points ?? none})::int as points,
  (${its.orderNo ?? none})::text as "orderNo", (${its.actor ?? none})::text as actor`;

const linked = sql`nullif(link_id, '0')`;

/** Rows of each kind before a key, newest first: every one reads the index of its table by customer and key. */
const parts: Readonly<Partial<Record<TimelineKind, (uid: number, before: SQL) => SQL>>> = {
  order: (uid, before) =>
    sql`${columns('order', {
      id: sql`id`,
      code: sql`own_tab(tab, team_status)`,
      detail: sql`goods`,
      amount: sql`pay_price`,
      orderNo: sql`order_no`,
    })} from "order" where uid = ${uid} and id < ${before} and not is_system_del order by id desc`,
  refund: (uid, before) => sql`${columns('refund', {
    id: sql`r.id`,
    at: sql`r.create_time`,
    state: sql`r.state`,
    detail: sql`r.reason`,
    amount: sql`-r.amount`,
    orderNo: sql`o.order_no`,
    actor: sql`r.actor_name`,
  })} from "order" o join refund r on r.order_id = o.id
    where o.uid = ${uid} and (o.refund_price > 0 or o.refund_state <> 'none') and r.id < ${before} order by r.id desc`,
  case: (uid, before) =>
    sql`${columns('case', {
      id: sql`r.id`,
      at: sql`r.create_time`,
      code: sql`r.kind`,
      state: sql`r.state`,
      detail: sql`concat_ws('，', r.case_no, r.reason, nullif(r.explain, ''))`,
      orderNo: sql`r.order_no`,
      actor: sql`case when r.opener_kind <> 'storefront' then r.opener end`,
    })} from "order" o join return_case r on r.order_id = o.id where o.uid = ${uid} and r.id < ${before} order by r.id desc`,
  balance: (uid, before) =>
    sql`${columns('balance', {
      id: sql`id`,
      code: sql`type`,
      detail: sql`mark`,
      amount: sql`amount`,
      orderNo: sql`case when type in ('pay_order', 'pay_product_refund') then ${linked} end`,
      actor: sql`actor_name`,
    })} from user_bill where uid = ${uid} and id < ${before} order by id desc`,
  commission: (uid, before) =>
    sql`${columns('commission', {
      id: sql`id`,
      code: sql`kind`,
      state: sql`status`,
      detail: sql`mark`,
      amount: sql`price`,
      orderNo: sql`case when kind in ('gain', 'loss') then ${linked} end`,
      actor: sql`actor_name`,
    })} from commission_record where uid = ${uid} and id < ${before} order by id desc`,
  points: (uid, before) =>
    sql`${columns('points', {
      id: sql`id`,
      code: sql`kind`,
      state: sql`status`,
      detail: sql`mark`,
      points: sql`integral`,
      orderNo: linked,
      actor: sql`actor_name`,
    })} from integral_record where uid = ${uid} and id < ${before} and kind <> 'sign' order by id desc`,
  coupon: (uid, before) =>
    sql`${columns('coupon', {
      id: sql`id`,
      code: sql`type`,
      state: sql`status`,
      detail: sql`name`,
      amount: sql`money`,
      orderNo: sql`order_no`,
    })} from coupon_user where uid = ${uid} and id < ${before} order by id desc`,
  level: (uid, before) => sql`${columns('level', {
    id: sql`r.id`,
    at: sql`r.create_time`,
    code: sql`l.name`,
    actor: sql`r.actor_name`,
  })} from customer_level_record r join customer_level l on l.id = r.level_id
    where r.uid = ${uid} and r.id < ${before} order by r.id desc`,
  // A day has one row, and its number is the key.
  signIn: (uid, before) =>
    sql`${columns('signIn', {
      id: sql`day - date '2000-01-01'`,
      code: sql`days`,
      state: sql`experience`,
      points: sql`integral`,
    })} from customer_sign_in where uid = ${uid} and day < date '2000-01-01' + least(${before}, 1000000)::int order by day desc`,
  note: (uid, before) =>
    sql`${columns('note', {
      id: sql`id`,
      detail: sql`content`,
      actor: sql`actor_name`,
    })} from customer_note where uid = ${uid} and id < ${before} and not is_del order by id desc`,
};

interface TimelineQuery {
  uid: number;
  kinds: readonly TimelineKind[];
  before: (kind: TimelineKind) => number;
  limit: number;
}

/** The newest events of each kind, in one statement. */
export async function eventsOf(db: Db, { uid, kinds, before, limit }: TimelineQuery): Promise<Map<TimelineKind, Event[]>> {
  const asked = kinds.flatMap((kind) => {
    const part = parts[kind]?.(uid, sql`${before(kind)}::bigint`);
    return part ? [sql`(${part} limit ${limit})`] : [];
  });
  if (asked.length === 0) return new Map();
  const { rows } = await db.execute<Event & Record<string, unknown>>(sql.join(asked, sql` union all `));
  const read = rows.map((row) => ({ ...row, at: new Date(row.at) }));
  return Map.groupBy(read, ({ kind }) => timelineKinds.values.find((value) => value === kind) ?? kind);
}
