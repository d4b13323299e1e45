import { memberImportCalls } from '#contract/members/member-import.ts';
import { runInfo } from '#server/jobs/index.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { checkImport } from './check-import.ts';
import { memberKind } from './member-kind.ts';
import { listImportRows, listProblems } from './queries.ts';
import { runImport } from './run-import.ts';

export const memberImportRoutes = (services: Services) =>
  serve(memberImportCalls, {
    check: handle(checkImport(services)),
    run: write(runImport),
    info: read(runInfo(memberKind)),
    rows: read(listImportRows),
    problems: read(listProblems),
  });
