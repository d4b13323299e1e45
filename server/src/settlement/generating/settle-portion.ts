import { sql } from 'drizzle-orm';
import { lineKinds } from '#contract/settlement/settlement-record.ts';
import type { SettledDays } from '#contract/settlement/periods.ts';
import type { Write } from '#server/platform/write/write.ts';
import { oneAtATime } from '../settlements/one-at-a-time.ts';
import { withIds } from './queries.ts';
import { type Sought, isWanted, owedBy } from './owed.ts';

/** Portion of a run. */
export interface Portion {
  runId: number;
  period: SettledDays;
  sought: Sought;
}

export interface SettledPortion {
  lines: number;
  /** Numbers of bills that were begun with it. */
  begun: string[];
}

/**
 * Writes what is owed into the bills of a run, which it begins where a shop has none, and marks what has to wait for a later one. All in
 * one statement, so that no order changes between what it looks at and what it writes.
 */
async function writeLines({ tx, now }: Write, { runId, period, sought }: Portion): Promise<SettledPortion> {
  const marks = sought.days
    ? sql`insert into settlement_due (shop_id, order_id)
        select f.shop_id, f.order_id from found f where not f.is_at_rest and not exists (select from settled s
          where s.order_id = f.order_id and s.shop_id = f.shop_id and s.is_settled)
        order by f.order_id, f.shop_id on conflict (order_id, shop_id) do nothing`
    : sql`delete from settlement_due d using found f where d.order_id = f.order_id and d.shop_id = f.shop_id and f.is_at_rest`;
  const { rows } = await tx.execute<{ lines: number; begun: string[] }>(sql`
    with ${owedBy(sought)},
    bill as (
      insert into settlement as b (run_id, shop_id, shop_name, period_start, period_end, commission_rate, order_count, order_amount,
        freight_amount, platform_amount, refund_amount, commission_amount, create_time, update_time)
      select ${runId}::int, shop_id, shop_name, ${period.periodStart}::date, ${period.periodEnd}::date, rate, orders, amount, freight, platform, refund,
        commission, ${now}::timestamptz, ${now}::timestamptz from sums order by shop_id
      on conflict (run_id, shop_id) do update set order_count = b.order_count + excluded.order_count,
        order_amount = b.order_amount + excluded.order_amount, freight_amount = b.freight_amount + excluded.freight_amount,
        platform_amount = b.platform_amount + excluded.platform_amount,
        refund_amount = b.refund_amount + excluded.refund_amount, commission_amount = b.commission_amount + excluded.commission_amount,
        update_time = excluded.update_time
      returning b.id, b.shop_id, b.settlement_no, b.xmax = 0 as is_new
    ),
    line as (
      insert into settlement_line (settlement_id, shop_id, kind, order_id, goods, freight, refund_goods, refund_freight, platform, rate, commission,
        create_time)
      select bill.id, o.shop_id, o.kind, o.order_id, o.goods, o.freight, o.refund_goods, o.refund_freight, o.platform, o.rate, o.commission,
        ${now}::timestamptz
      from owed o join bill on bill.shop_id = o.shop_id order by o.order_id
      returning 1
    ),
    mark as (${marks})
    select (select count(*) from line)::int as lines,
      coalesce((select array_agg(settlement_no::text order by id) from bill where is_new), '{}') as begun`);
  return rows[0] ?? { lines: 0, begun: [] };
}

/** Locks the marks: whoever pays a refund of these orders waits until the portion has looked at them, and marks them anew. */
async function lockMarks({ tx }: Write, { sought }: Portion): Promise<void> {
  const wanted = isWanted(sql`shop_id`, sought);
  await tx.execute(sql`
    with marks as (select id from settlement_due where ${wanted} order by order_id, shop_id for update) select count(*) from marks`);
  // Orders that are not received yet are settled by the day they are.
  await tx.execute(sql`
    delete from settlement_due where ${wanted} and exists (select from "order" o where o.id = order_id and o.received_time is null)`);
}

/** A bill takes over what its shop owes by those that came before it. */
async function carryDebts({ tx, now }: Write, { runId }: Portion): Promise<void> {
  await tx.execute(sql`
    with debt as (
      select f.id, f.shop_id, f.payable_amount, b.id as into_id from settlement f join settlement b on b.shop_id = f.shop_id and b.run_id = ${runId}
      where f.status = 1 and f.payable_amount < 0 and f.carried_into is null and f.id <> b.id order by f.id for update of f
    ),
    line as (
      insert into settlement_line (settlement_id, shop_id, kind, former_id, other, create_time)
      select into_id, shop_id, ${lineKinds.carried}::int, id, payable_amount, ${now}::timestamptz from debt
    ),
    taken as (update settlement f set carried_into = debt.into_id, update_time = ${now}::timestamptz from debt where f.id = debt.id)
    update settlement b set carried_amount = b.carried_amount + d.sum, update_time = ${now}::timestamptz
    from (select into_id, sum(payable_amount)::bigint as sum from debt group by into_id) d where b.id = d.into_id`);
}

/** Settles a portion by a number of statements that grows neither with its orders nor with its shops. */
export async function settlePortion(write: Write, portion: Portion): Promise<SettledPortion> {
  await oneAtATime(write.tx);
  if (portion.sought.days) return writeLines(write, { ...portion, sought: await withIds(write.tx, portion.sought) });
  await lockMarks(write, portion);
  const settled = await writeLines(write, portion);
  await carryDebts(write, portion);
  return settled;
}
