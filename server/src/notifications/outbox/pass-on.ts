import { eq } from 'drizzle-orm';
import { wayNames } from '#contract/notifications/event-terms.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type LetterRow, insertLetters } from './queries.ts';
import { outbox } from './tables.ts';

type Missed = Pick<LetterRow, 'id' | 'mark' | 'channel' | 'subject' | 'customerId' | 'values' | 'rest'>;

/**
 * Writes to a customer by the next way, once it is certain that they were not reached by this one, whose letter is done with then. False
 * where there is no other way. The letter is sent as any other that is due.
 */
export async function passOn(write: Write, letter: Missed, reason: string): Promise<boolean> {
  const { mark, subject, customerId, values } = letter;
  const [next, ...rest] = letter.rest;
  if (!next) return false;
  const cause = `${wayNames[letter.channel]}：${reason}`.slice(0, 200);
  await insertLetters(write, [{ mark, subject, customerId, values, ...next, rest, cause }]);
  const said = `，已改发${wayNames[next.channel]}`;
  await write.tx
    .update(outbox)
    .set({ state: 'sent', rest: [], lastError: reason.slice(0, 200 - said.length) + said })
    .where(eq(outbox.id, letter.id));
  return true;
}
