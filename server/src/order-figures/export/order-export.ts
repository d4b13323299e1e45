import { orderExportColumns } from '#contract/order-figures/order-export.ts';
import { type ExportKind, withTitles } from '#server/exports/index.ts';
import { type ExportedLine, orderExportCells } from './columns.ts';
import { type OrdersWanted, countExported, exportedPages } from './queries.ts';

export const orderExport: ExportKind<OrdersWanted, ExportedLine> = {
  name: 'order',
  title: '订单',
  columns: withTitles(orderExportColumns, orderExportCells),
  count: countExported,
  pages: exportedPages,
};
