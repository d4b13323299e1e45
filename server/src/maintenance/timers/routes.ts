import { timerCalls } from '#contract/maintenance/timers.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { type WorkSources, listGivenUp, listRuns } from './queries.ts';
import { runAgain } from './run-again.ts';
import { runTimer } from './run-timer.ts';

export const timerRoutes = (known: WorkSources) =>
  serve(timerCalls, {
    list: read(listRuns(known)),
    run: write(runTimer(known.timers)),
    givenUp: read(listGivenUp(known)),
    runAgain: write(runAgain(known.jobs)),
  });
