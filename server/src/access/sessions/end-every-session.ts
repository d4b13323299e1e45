import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { WritePath } from '#server/platform/write/write.ts';
import { deleteEverySession } from './queries.ts';

/** Signs everybody out. */
export async function endEverySession(write: WritePath): Promise<void> {
  await write({ name: 'admin_session.endEvery', actor: systemActor('admin_session.endEvery') }, ({ tx }) =>
    deleteEverySession(tx),
  );
}
