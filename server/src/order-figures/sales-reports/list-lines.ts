import { type SQL, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { REPORT_LINES_DAYS, type salesReportCalls, salesReportRefusals } from '#contract/order-figures/sales-reports.ts';
import type { ReportKind, ReportLine } from '#contract/order-figures/sales-report-record.ts';
import type { Page } from '#contract/wire.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { shopsSeen } from '#server/orders/index.ts';
import { daysIn, sidesOf } from './sides.ts';

const keyOf = (kind: ReportKind): SQL =>
  kind === 'day' ? sql`(f.at at time zone 'Asia/Shanghai')::date::text` : sql`f.${sql.identifier(kind)}`;

type LineRow = Record<'order_no' | 'product_name' | 'sku_text' | 'at' | 'total' | 'pieces' | 'paid' | 'refunded', string> & {
  back_id: number | null;
};

/** Lines of a row of the report, from the rows themselves. */
export async function listLines(
  db: Db,
  { by, key, and, andKey = '', ...asked }: Input<typeof salesReportCalls.lines>,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Page<ReportLine>> {
  const { current } = sidesOf(asked, now);
  if (daysIn(current) > REPORT_LINES_DAYS) throw salesReportRefusals.TOO_MANY_DAYS();
  const seesAmounts = holds(actor, seeAmounts);
  const shops = shopsSeen(actor);
  const isOther = and ? sql`and ${keyOf(and)} = ${andKey}` : sql.empty();
  const isSeen = shops ? sql`and f.mer_id = any(${sql.param([...shops])}::int[])` : sql.empty();
  const { rows } = await db.execute<LineRow>(sql`
    with found as materialized (
      select f.at, f.line_id, f.refund_id, f.pieces, f.back_pieces, f.paid, f.refunded
      from sales_facts(${current.from.toISOString()}::timestamptz, ${current.until.toISOString()}::timestamptz) f where ${keyOf(by)} = ${key} ${isOther} ${isSeen})
    select (select count(*) from found) as total, extract(epoch from p.at) * 1000 as at, o.order_no, l.product_name, l.sku as sku_text,
      p.refund_id as back_id, p.pieces + p.back_pieces as pieces, p.paid, p.refunded
    from (select * from found order by at desc, line_id desc, refund_id limit ${asked.limit} offset ${offsetOf(asked)}) p
    join order_line l on l.id = p.line_id join "order" o on o.id = l.order_id
    order by p.at desc, p.line_id desc, p.refund_id`);
  const list = rows.map((row, index): ReportLine => ({
    id: offsetOf(asked) + index + 1,
    orderNo: row.order_no,
    at: new Date(Number(row.at)),
    goods: `${row.product_name} ${row.sku_text}`.trim(),
    isRefund: row.back_id !== null,
    pieces: Number(row.pieces),
    amount: seesAmounts ? Number(row.back_id === null ? row.paid : row.refunded) : null,
  }));
  return toPage(asked, Number(rows[0]?.total ?? 0), list);
}
