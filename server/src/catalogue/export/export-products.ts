import type { Input } from '#contract/call.ts';
import type { productExportCalls } from '#contract/catalogue/export.ts';
import { beginExport } from '#server/exports/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { productExport } from './product-export.ts';

export const exportProducts = (write: Write, options: Input<typeof productExportCalls.products>) =>
  beginExport(write, productExport, options);
