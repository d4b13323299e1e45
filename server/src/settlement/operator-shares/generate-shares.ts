import { sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type operatorShareCalls, operatorShareRefusals } from '#contract/settlement/operator-shares.ts';
import type { Write } from '#server/platform/write/write.ts';
import { changedSince } from './due.ts';

type ShareCalls = typeof operatorShareCalls;

/**
 * Makes statements of what is due: their credits are locked before they are looked at, so that whoever confirms a bill meanwhile waits and
 * leaves it to the next one, and nothing is counted twice.
 */
export async function generateShares(
  { tx, now }: Write,
  { operatorId }: Input<ShareCalls['generateShares']>,
): Promise<Answer<ShareCalls['generateShares']>> {
  const whose = operatorId ? sql` and c.operator_id = ${operatorId}` : sql``;
  const locked = await tx.execute<{ id: number }>(sql`
    select c.id from operator_credit c where c.is_due${whose} order by c.id for update`);
  const ids = sql.param(locked.rows.map(({ id }) => id));
  const { rows } = await tx.execute<{ created: number }>(sql`
    with ${changedSince(sql`c.id = any(${ids}::int[])`)},
    owner as (
      select operator_id, count(*) filter (where commission <> 0 or share <> 0)::int as bills, sum(commission)::bigint as commission,
        sum(share)::bigint as share from changed group by operator_id having sum(share) > 0),
    made as (
      insert into operator_share (operator_id, operator_name, bill_count, commission_amount, share_amount, create_time, update_time)
      select o.operator_id, p.name, o.bills, o.commission, o.share, ${now}::timestamptz, ${now}::timestamptz
      from owner o join operator p on p.id = o.operator_id order by o.operator_id
      returning id, operator_id),
    line as (
      insert into operator_share_line (share_id, settlement_id, rate, commission, share)
      select m.id, x.settlement_id, x.rate, x.commission, x.share from changed x join made m on m.operator_id = x.operator_id
      where x.commission <> 0 or x.share <> 0 order by x.settlement_id),
    done as (update operator_credit c set is_due = false from changed x join made m on m.operator_id = x.operator_id where c.id = x.id)
    select count(*)::int as created from made`);
  const created = rows[0]?.created ?? 0;
  if (created === 0) throw operatorShareRefusals.NOTHING_DUE();
  return { created };
}
