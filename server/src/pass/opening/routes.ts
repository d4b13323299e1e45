import { passOpeningCalls } from '#contract/services/pass/opening.ts';
import { serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { askToOpen } from './ask-to-open.ts';
import { keepOpened } from './keep-opened.ts';

export const passOpeningRoutes = (services: Services) =>
  serve(passOpeningCalls, {
    open: writeAfter(askToOpen(services), (write, opened) => keepOpened(write, opened, services)),
  });
