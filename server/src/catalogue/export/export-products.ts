import type { Input } from '#contract/call.ts';
import type { productExportCalls } from '#contract/catalogue/export.ts';
import { beginExport } from '#server/exports/index.ts';
import { shopLimitOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { productExport } from './product-export.ts';

export const exportProducts = (write: Write, { filter, ...options }: Input<typeof productExportCalls.products>) =>
  beginExport(write, productExport, { ...options, filter: { ...filter, at: shopLimitOf(write.actor) } });
