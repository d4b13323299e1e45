import { pastOrderCalls } from '#contract/past-orders/past-orders.ts';
import { runInfo } from '#server/jobs/index.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { checkImport } from './check-import.ts';
import { pastKind } from './past-kind.ts';
import { listImportRows, listProblems } from './queries.ts';
import { runImport } from './run-import.ts';
import { takeBackImport } from './take-back-import.ts';

export const pastOrderRoutes = (services: Services) =>
  serve(pastOrderCalls, {
    check: handle(checkImport(services)),
    run: write(runImport),
    takeBack: write(takeBackImport),
    info: read(runInfo(pastKind)),
    rows: read(listImportRows),
    problems: read(listProblems),
  });
