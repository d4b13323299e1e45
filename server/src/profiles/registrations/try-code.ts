import { and, eq, gt, sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { phoneCode } from './tables.ts';

interface Try {
  phone: string;
  code: string;
}

/** Takes one of the tries; a right one uses the code up. */
export async function tryCode({ tx, now }: Write, { phone, code }: Try): Promise<'right' | 'wrong' | 'gone'> {
  const isOpen = and(eq(phoneCode.phone, phone), gt(phoneCode.triesLeft, 0), gt(phoneCode.expireTime, now));
  const [tried] = await tx
    .update(phoneCode)
    .set({ triesLeft: sql`case when ${phoneCode.code} = ${code} then 0 else ${phoneCode.triesLeft} - 1 end` })
    .where(isOpen)
    .returning({ code: phoneCode.code });
  if (!tried) return 'gone';
  return tried.code === code ? 'right' : 'wrong';
}
