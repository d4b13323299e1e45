import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { listRuns, runInfo } from '#server/jobs/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { previewRun } from './preview-run.ts';
import { customerKind } from './customer-kind.ts';
import { listRunRows } from './list-rows.ts';
import { retryRun } from './retry-run.ts';
import { groupMany, noticeMany, sendMany, tagMany } from './run-many.ts';

export const runRoutes = serve(customerRunCalls, {
  previewMany: read(previewRun),
  groupMany: write(groupMany),
  tagMany: write(tagMany),
  sendMany: write(sendMany),
  noticeMany: write(noticeMany),
  listMany: read(listRuns(customerKind)),
  infoMany: read(runInfo(customerKind)),
  rowsMany: read(listRunRows),
  retryMany: write(retryRun),
});
