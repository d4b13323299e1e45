import { sheetCalls } from '#contract/delivery/sheets.ts';
import { ask, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';

/** Routes that ask a provider, so no transaction may wait for the answer. */
export const sheetRoutes = ({ providers: { label } }: Pick<Services, 'providers'>) =>
  serve(sheetCalls, {
    template: ask(async ({ com = '' }) => ({ status: 200, msg: 'ok', data: { data: await label.forms(com) } })),
  });
