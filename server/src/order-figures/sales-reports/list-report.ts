import { type SQL, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { ReportFigure, ReportKind, ReportOrder, ReportRow } from '#contract/order-figures/sales-report-record.ts';
import { type salesReportCalls, salesReportRefusals } from '#contract/order-figures/sales-reports.ts';
import type { Page } from '#contract/wire.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Paging, offsetOf, toPage } from '#server/platform/database/page.ts';
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

/** Order of the keys of a report; refused by amounts to those who may not see them. */
export function inOrder(asked: ReportOrder, usual: SQL, seesAmounts: boolean): SQL {
  if (!asked) return usual;
  const figure = asked.replace('-', '') as ReportFigure;
  if (amounts.has(figure) && !seesAmounts) throw salesReportRefusals.NO_AMOUNTS();
  return sql`${valueOf[figure]} ${sql.raw(asked.startsWith('-') ? 'desc' : 'asc')} nulls last, key`;
}

/** Keys under which most was paid first; the number of orders stands for it where amounts are hidden. */
export const mostFirst = (seesAmounts: boolean): SQL => sql`${seesAmounts ? sql`paid_1` : sql`orders_1`} desc, paid_2 desc, key`;

/** Days and hours on which nothing was sold are rows as well. */
function emptyParts(kind: ReportKind, { current }: Sides): SQL {
  const keys = kind === 'hour' ? Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')) : keysOfDays(current);
  const zeros = sql.raw(measures.map(() => '0').join(', '));
  return isInTurn(kind) ? sql`union all select 1, k, ${zeros} from unnest(${sql.param(keys)}::text[]) k` : sql.empty();
}

interface SummedPage {
  rows: (SummedRow & { key: string })[];
  total: number;
  /** Sum that was paid under all keys, in fen. */
  allPaid: number;
}

/** A page of the keys of parts, with the sums of both sides: one statement. */
export async function pageOfParts(db: Db, parts: SQL, turn: SQL, paging: Paging): Promise<SummedPage> {
  const { rows } = await db.execute<SummedRow & { key: string | null; total: string; all_paid: string }>(sql`
    with summed as (select key, ${sumsOf(1)}, ${sumsOf(2)} from (${parts}) parts group by key)
    select found.*, whole.total, whole.all_paid
    from (select count(*) as total, coalesce(sum(paid_1), 0) as all_paid from summed) whole
    left join (select * from summed order by ${turn} limit ${paging.limit} offset ${offsetOf(paging)}) found on true`);
  const [first] = rows;
  return {
    rows: rows.filter((row): row is SummedRow & { key: string; total: string; all_paid: string } => row.key !== null),
    total: Number(first?.total ?? 0),
    allPaid: Number(first?.all_paid ?? 0),
  };
}

/** Figures of a row beside those of the other period. */
export function figuresOfRow(
  row: SummedRow,
  { allPaid, seesAmounts, isCompared }: Shown,
): Omit<ReportRow, 'place' | 'key' | 'name'> {
  const figures = figuresIn(row, 1, seesAmounts);
  return {
    ...figures,
    share: figures.paid === null || allPaid === 0 ? null : figures.paid / allPaid,
    before: isCompared ? figuresIn(row, 2, seesAmounts) : null,
  };
}

interface Shown {
  allPaid: number;
  seesAmounts: boolean;
  isCompared: boolean;
}

/** A page of the keys of a dimension: marks, sums and names are a statement each. */
export async function listReport(
  db: Db,
  { by, order, ...asked }: Input<typeof salesReportCalls.list>,
  { now, actor }: Pick<CallContext, 'now' | 'actor'>,
): Promise<Page<ReportRow>> {
  const seesAmounts = holds(actor, seeAmounts);
  const turn = inOrder(order, isInTurn(by) ? sql`key` : mostFirst(seesAmounts), seesAmounts);
  const sides = sidesOf(asked, now);
  const parts = await partsOf(db, sides, keyingOf(by), actor);
  const { rows, total, allPaid } = await pageOfParts(db, sql`${parts} ${emptyParts(by, sides)}`, turn, asked);
  const keys = rows.map(({ key }) => key);
  const nameOf = await namesOf(db, by, keys, sides);
  const list = rows.map((row, index): ReportRow => ({
    ...figuresOfRow(row, { allPaid, seesAmounts, isCompared: sides.compared !== undefined }),
    place: offsetOf(asked) + index + 1,
    key: row.key,
    name: nameOf(row.key),
  }));
  return toPage(asked, total, list);
}
