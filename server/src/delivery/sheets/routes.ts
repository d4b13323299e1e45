import { sheetCalls } from '#contract/delivery/sheets.ts';
import { ask, serve } from '#server/platform/http/serve.ts';
import type { Sheets } from './sheets.ts';

/** Routes that ask a provider, so no transaction may wait for the answer. */
export const sheetRoutes = (sheets: Sheets) =>
  serve(sheetCalls, {
    template: ask(async ({ com = '' }) => ({ status: 200, msg: 'ok', data: { data: await sheets.forms(com) } })),
  });
