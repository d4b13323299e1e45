import { productExportCalls } from '#contract/catalogue/export.ts';
import type { Ground } from '#server/platform/ground.ts';
import { handle, serve, write } from '#server/platform/http/serve.ts';
import { exportProducts } from './export-products.ts';
import { productSheet } from './product-sheet.ts';

export const exportRoutes = (ground: Ground) =>
  serve(productExportCalls, { products: write(exportProducts), productSheet: handle(productSheet(ground)) });
