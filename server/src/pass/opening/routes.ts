import { passOpeningCalls } from '#contract/pass/opening.ts';
import { serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { askToOpen, keepOpened } from './open-service.ts';

export const passOpeningRoutes = (services: Services) =>
  serve(passOpeningCalls, { open: writeAfter(askToOpen(services), keepOpened(services)) });
