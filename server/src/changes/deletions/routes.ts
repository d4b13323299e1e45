import { deletionCalls } from '#contract/changes/deletions.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { listDeletions } from './list-deletions.ts';
import { restoreDeleted } from './restore-deleted.ts';

export const deletionRoutes = ({ secrets }: Pick<Services, 'secrets'>) =>
  serve(deletionCalls, {
    list: read(listDeletions),
    restore: write((context, input) => restoreDeleted(context, input, secrets)),
  });
