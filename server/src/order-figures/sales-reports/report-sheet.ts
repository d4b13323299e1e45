import type { Input } from '#contract/call.ts';
import { getLabel } from '#contract/labels.ts';
import { showMoment } from '#contract/moment.ts';
import type { ReportRow } from '#contract/order-figures/sales-report-record.ts';
import type { salesReportExportCalls } from '#contract/order-figures/sales-reports.ts';
import { linkedWorkbook, limitRows } from '#server/exports/index.ts';
import type { Page } from '#contract/wire.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { listReport } from './list-report.ts';

type ExportInput = Input<typeof salesReportExportCalls.exportReport>;

/** Rows that are read at once: every page sums the period anew. */
const PAGE = 5000;

const title = (field: string): string => getLabel('sales_report', field);

const counted = (['orders', 'pieces', 'refunds', 'backPieces'] as const).map((field) => ({
  title: title(field),
  width: 10,
  value: (row: ReportRow) => row[field],
}));
const yuan = (fen: number | null | undefined) => (fen === null || fen === undefined ? '' : fen / 100);
const money = (['paid', 'freight', 'refunded', 'net', 'profit'] as const).map((field) => ({
  title: title(field),
  width: 12,
  decimals: true,
  value: (row: ReportRow) => yuan(row[field]),
}));
const compared = (['paid', 'refunded', 'net'] as const).map((field) => ({
  title: `对比期${title(field)}`,
  width: 14,
  decimals: true,
  value: ({ before }: ReportRow) => yuan(before?.[field]),
}));

/** Columns of the rows of a report; the first two say which row it is. */
export const reportColumns: Sheet<ReportRow>['columns'] = [
  { title: title('place'), width: 8, value: ({ place }) => place },
  { title: title('name'), width: 40, value: ({ name }) => name },
  ...counted,
  ...money,
  { title: title('costedLines'), width: 14, value: ({ costedLines }) => costedLines },
  { title: title('lines'), width: 10, value: ({ lines }) => lines },
  { title: '对比期订单数', width: 12, value: ({ before }) => before?.orders ?? '' },
  ...compared,
];

async function* pagesThrough<R>(read: (paging: Paging) => Promise<Page<R>>) {
  for (let page = 1; ; page += 1) {
    const { list } = await read({ page, limit: PAGE });
    if (list.length > 0) yield list;
    if (list.length < PAGE) return;
  }
}

/** All rows of a report, as far as a workbook holds them. */
export const pagesOf = <R>(read: (paging: Paging) => Promise<Page<R>>) => limitRows(pagesThrough(read));

/** A workbook of a report, with the figures that whoever asks for it sees. */
export const exportReport = (services: Services) => (filter: ExportInput, asked: CallContext) =>
  linkedWorkbook<ExportInput, ReportRow>({
    kind: 'salesReport',
    title: '报表',
    columns: reportColumns,
    above: (now) => [`生成时间:${showMoment(now)}`],
    pages: (db, each, now) => pagesOf((paging) => listReport(db, { ...each, ...paging }, { now, actor: asked.actor })),
  })(services)(filter, asked);
