import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendLetters } from './jobs.ts';
import { type LetterDraft, insertLetters } from './queries.ts';

/** Letters leave once the write is committed. */
export async function leaveLetters(write: Write, letters: readonly LetterDraft[]): Promise<void> {
  if (letters.length === 0) return;
  await insertLetters(write, letters);
  await later(write, sendLetters, {});
}
