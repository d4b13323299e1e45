import { deletionCalls } from '#contract/changes/deletions.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { listDeletions } from './list-deletions.ts';
import { restoreDeleted } from './restore-deleted.ts';

export const deletionRoutes = serve(deletionCalls, {
  list: read(listDeletions),
  restore: write(restoreDeleted),
});
