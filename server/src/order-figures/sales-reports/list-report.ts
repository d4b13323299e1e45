import { type SQL, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import {
  type ReportFigure,
  type ReportKind,
  type ReportOrder,
  type ReportRow,
  type salesReportCalls,
  salesReportRefusals,
} from '#contract/order-figures/sales-reports.ts';
import type { Page } from '#contract/wire.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type SummedRow, figuresIn } from './figures.ts';
import { keysOfDays, namesOf } from './names.ts';
import { keyingOf, measures, partsOf, sumsOf } from './parts.ts';
import { type Sides, sidesOf } from './sides.ts';

const amounts: ReadonlySet<ReportFigure> = new Set(['paid', 'refunded', 'net', 'profit', 'change']);

const valueOf: Record<ReportFigure, SQL> = {
  orders: sql`orders_1`,
  pieces: sql`pieces_1`,
  paid: sql`paid_1`,
  refunded: sql`refunded_1`,
  net: sql`paid_1 - refunded_1`,
  profit: sql`case when costed_lines_1 <> 0 or costed_goods_1 <> 0 or cost_1 <> 0 then costed_goods_1 - cost_1 end`,
  change: sql`paid_1 - refunded_1 - (paid_2 - refunded_2)`,
};

const isInTurn = (kind: ReportKind) => kind === 'day' || kind === 'hour';

function inOrder(asked: ReportOrder, kind: ReportKind, seesAmounts: boolean): SQL {
  if (!asked) return isInTurn(kind) ? sql`key` : sql`${seesAmounts ? sql`paid_1` : sql`orders_1`} desc, paid_2 desc, key`;
  const figure = asked.replace('-', '') as ReportFigure;
  if (amounts.has(figure) && !seesAmounts) throw salesReportRefusals.NO_AMOUNTS();
  return sql`${valueOf[figure]} ${sql.raw(asked.startsWith('-') ? 'desc' : 'asc')} nulls last, key`;
}

/** Days and hours on which nothing was sold are rows as well. */
function emptyParts(kind: ReportKind, { current }: Sides): SQL {
  const keys = kind === 'hour' ? Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')) : keysOfDays(current);
  const zeros = sql.raw(measures.map(() => '0').join(', '));
  return isInTurn(kind) ? sql`union all select 1, k, ${zeros} from unnest(${sql.param(keys)}::text[]) k` : sql.empty();
}

/** A page of the keys of a dimension: marks, sums and names are a statement each. */
export async function listReport(
  db: Db,
  { by, order, ...asked }: Input<typeof salesReportCalls.list>,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Page<ReportRow>> {
  const seesAmounts = holds(actor, seeAmounts);
  const turn = inOrder(order, by, seesAmounts);
  const sides = sidesOf(asked, now);
  const parts = await partsOf(db, sides, keyingOf(by), actor);
  const { rows } = await db.execute<SummedRow & { key: string | null; total: string; all_paid: string }>(sql`
    with summed as (select key, ${sumsOf(1)}, ${sumsOf(2)} from (${parts} ${emptyParts(by, sides)}) parts group by key)
    select found.*, whole.total, whole.all_paid
    from (select count(*) as total, coalesce(sum(paid_1), 0) as all_paid from summed) whole
    left join (select * from summed order by ${turn} limit ${asked.limit} offset ${offsetOf(asked)}) found on true`);
  const listed = rows.filter(({ key }) => key !== null);
  const nameOf = await namesOf(
    db,
    by,
    listed.map(({ key }) => key ?? ''),
    sides,
  );
  const allPaid = Number(rows[0]?.all_paid ?? 0);
  const list = listed.map((row, index): ReportRow => {
    const figures = figuresIn(row, 1, seesAmounts);
    return {
      ...figures,
      place: offsetOf(asked) + index + 1,
      key: row.key ?? '',
      name: nameOf(row.key ?? ''),
      share: figures.paid === null || allPaid === 0 ? null : figures.paid / allPaid,
      before: sides.compared ? figuresIn(row, 2, seesAmounts) : null,
    };
  });
  return toPage(asked, Number(rows[0]?.total ?? 0), list);
}
