import { openingCalls } from '#contract/move-in/openings.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { getOpening } from './get-opening.ts';
import { startBusiness } from './start-business.ts';

export const openingRoutes = (timers: readonly Timer[]) =>
  serve(openingCalls, { info: read(getOpening(timers)), start: write(startBusiness) });
