import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendLetters } from '../outbox/jobs.ts';
import { type MailDraft, insertMail } from './queries.ts';

/** A mail that leaves once the write is committed. */
export async function postMail(write: Write, draft: MailDraft): Promise<number> {
  const id = await insertMail(write, draft);
  await later(write, sendLetters, {});
  return id;
}
