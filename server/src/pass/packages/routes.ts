import { passPackageCalls } from '#contract/services/pass/packages.ts';
import { ask, handle, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { drawCode } from './draw-code.ts';

export const passPackageRoutes = (services: Pick<Services, 'providers'>) =>
  serve(passPackageCalls, {
    list: ask(async ({ type }) => {
      const data = await services.providers.pass.packages(type);
      return { count: data.length, data };
    }),
    drawCode: handle(drawCode(services)),
  });
