import { timerCalls } from '#contract/maintenance/timers.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { type Known, listGivenUp, listRuns } from './queries.ts';
import { runAgain } from './run-again.ts';
import { runTimer } from './run-timer.ts';

export const timerRoutes = (known: Known) =>
  serve(timerCalls, {
    list: read(listRuns(known)),
    run: write(runTimer(known.timers)),
    givenUp: read(listGivenUp(known)),
    runAgain: write(runAgain(known.jobs)),
  });
