import { and, eq, gt, sql } from 'drizzle-orm';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type PhoneAndCode, hashOfCode } from './rules.ts';
import { phoneCode } from './tables.ts';

/** A right code goes, so that it is right once; a wrong one takes one of the tries, of many at once as well. */
export async function tryCode({ tx, now }: Write, secrets: Secrets, typed: PhoneAndCode): Promise<'right' | 'wrong' | 'gone'> {
  const { phone, purpose, triesLeft, expireTime, hash } = phoneCode;
  const isOpen = and(eq(phone, typed.phone), eq(purpose, typed.purpose), gt(triesLeft, 0), gt(expireTime, now));
  const right = await tx
    .delete(phoneCode)
    .where(and(isOpen, eq(hash, hashOfCode(secrets, typed))))
    .returning({ phone });
  if (right.length > 0) return 'right';
  const wrong = await tx
    .update(phoneCode)
    .set({ triesLeft: sql`${triesLeft} - 1` })
    .where(isOpen)
    .returning({ phone });
  return wrong.length > 0 ? 'wrong' : 'gone';
}
