import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { executeAuthorization } from './execute-authorization.ts';
import { authorizations } from './queries.ts';

/** An application leaves after the commit. */
export async function sendLater(write: Write, id: number): Promise<void> {
  await authorizations.set(write, id, { state: 'sending', answer: '', sentTime: write.now });
  await later(write, executeAuthorization, { id });
}
