import type { Input } from '#contract/call.ts';
import type { CrossRow, crossReportExportCalls } from '#contract/order-figures/cross-reports.ts';
import { showMoment } from '#contract/moment.ts';
import { linkedWorkbook } from '#server/exports/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { pagesOf, reportColumns } from '../sales-reports/report-sheet.ts';
import { listCross } from './list-cross.ts';

type ExportInput = Input<typeof crossReportExportCalls.exportCross>;

const columns: Sheet<CrossRow>['columns'] = [
  ...reportColumns.slice(0, 2),
  { title: '再按', width: 40, value: ({ otherName }) => otherName },
  ...reportColumns.slice(2),
];

/** A workbook of a report of two dimensions, with the figures that whoever asks for it sees. */
export const exportCross = (services: Services) => (filter: ExportInput, asked: CallContext) =>
  linkedWorkbook<ExportInput, CrossRow>({
    kind: 'crossReport',
    title: '交叉报表',
    columns,
    above: (now) => [`生成时间:${showMoment(now)}`],
    pages: (db, each) => pagesOf((paging) => listCross(db, { ...each, ...paging }, asked)),
  })(services)(filter, asked);
