import { bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { runInfo } from '#server/jobs/index.ts';
import { type Route, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { checkFile } from './check-file.ts';
import { listBadRows, listStatements } from './queries.ts';
import { readKind } from './read-kind.ts';
import { startReading } from './start-reading.ts';

export const bankStatementRoutes = (services: Services): Route[] =>
  serve(bankStatementCalls, {
    list: read(listStatements),
    check: handle(checkFile(services)),
    read: write(startReading),
    info: read(runInfo(readKind)),
    rows: read(listBadRows),
  });
