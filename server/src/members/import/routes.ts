import { memberImportCalls } from '#contract/members/member-import.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { checkImport } from './check-import.ts';
import { importInfo, listImportRows, listProblems } from './queries.ts';
import { runImport } from './run-import.ts';

export const memberImportRoutes = (services: Services) =>
  serve(memberImportCalls, {
    check: handle(checkImport(services)),
    run: write(runImport),
    info: read(importInfo),
    rows: read(listImportRows),
    problems: read(listProblems),
  });
