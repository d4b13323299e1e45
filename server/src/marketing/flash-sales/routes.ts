import { flashSaleCalls, flashSaleExportCalls } from '#contract/marketing/flash-sales.ts';
import { edit, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { switchBy } from '../clashes/switch-by.ts';
import { addFlashSales } from './add-flash-sales.ts';
import { deleteFlashSale } from './delete-flash-sale.ts';
import { flashSaleSheet } from './flash-sale-sheet.ts';
import { flashSaleInfo, flashSales, listFlashSales } from './queries.ts';
import { saveFlashSale } from './save-flash-sale.ts';

export const flashSaleRoutes = serve(flashSaleCalls, {
  list: read(listFlashSales),
  save: write(saveFlashSale),
  saveMany: write(addFlashSales),
  update: edit(saveFlashSale, flashSaleInfo),
  info: read(flashSaleInfo),
  delete: write(deleteFlashSale),
  updateStatus: write(switchBy(flashSales)),
});

export const flashSaleSheetRoutes = (services: Services) =>
  serve(flashSaleExportCalls, { flashSaleSheet: handle(flashSaleSheet(services)) });
