import { productExportCalls } from '#contract/catalogue/export.ts';
import type { Services } from '#server/platform/services.ts';
import { handle, serve, write } from '#server/platform/http/serve.ts';
import { exportProducts } from './export-products.ts';
import { productSheet } from './product-sheet.ts';

export const exportRoutes = (services: Services) =>
  serve(productExportCalls, { products: write(exportProducts), productSheet: handle(productSheet(services)) });
