import { and, eq, gt, sql } from 'drizzle-orm';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type PhoneAndCode, hashOfCode } from './rules.ts';
import { phoneCode } from './tables.ts';

/** Takes one of the tries; a right one uses the code up. */
export async function tryCode({ tx, now }: Write, typed: PhoneAndCode, secrets: Secrets): Promise<'right' | 'wrong' | 'gone'> {
  const hash = hashOfCode(secrets, typed);
  const isOpen = and(eq(phoneCode.phone, typed.phone), gt(phoneCode.triesLeft, 0), gt(phoneCode.expireTime, now));
  const [tried] = await tx
    .update(phoneCode)
    .set({ triesLeft: sql`case when ${phoneCode.hash} = ${hash} then 0 else ${phoneCode.triesLeft} - 1 end` })
    .where(isOpen)
    .returning({ hash: phoneCode.hash });
  if (!tried) return 'gone';
  return tried.hash === hash ? 'right' : 'wrong';
}
