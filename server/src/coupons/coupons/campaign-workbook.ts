import { type CampaignPeriod, campaignWords } from '#contract/coupons/campaign-state.ts';
import { showMoment } from '#contract/moment.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { limitRows, linkedWorkbook, pagesByNumber } from '#server/exports/index.ts';

const width = 22;

interface Campaigns<F extends object, R extends object> {
  kind: string;
  /** Begins the name of the file. */
  name: string;
  /** Line above the headings; the wire's by default. */
  headline?: string;
  columns: readonly Omit<Sheet<R>['columns'][number], 'width'>[];
  /** Adds the state that the list shows as the last column; workbooks of the wire have the wire's headings alone. */
  isOurs?: boolean;
  periodOf: (row: R) => CampaignPeriod;
  list: (db: Db, input: F & Paging, asked: { now: Date }) => Promise<{ list: readonly R[] }>;
}

/** Workbook of a list of campaigns in the columns of its kind. */
export function campaignWorkbook<F extends object, R extends object>(sheet: Campaigns<F, R>) {
  const { kind, name, headline = `${name}商品导出`, columns, isOurs = false, periodOf, list } = sheet;
  const state = { title: '活动状态', width, value: (of: { state: string }) => of.state };
  return linkedWorkbook<F, { row: R; state: string }>({
    kind,
    title: name,
    columns: [
      ...columns.map((column) => ({ ...column, width, value: ({ row }: { row: R }) => column.value(row) })),
      ...(isOurs ? [state] : []),
    ],
    above: (now) => [headline, `生成时间:${showMoment(now)}`],
    pages: (db, filter, now) =>
      limitRows(
        pagesByNumber(async (asking: Db, input: F & Paging) => {
          const page = await list(asking, input, { now });
          return { list: page.list.map((row) => ({ row, state: campaignWords(periodOf(row), now).says })) };
        })(db, filter),
      ),
  });
}
