import { randomInt } from 'node:crypto';
import { and, gt, lt, sql } from 'drizzle-orm';
import { MINUTE } from '#contract/durations.ts';
import { noCode } from '#contract/profiles/registrations.ts';
import type { Write } from '#server/platform/write/write.ts';
import { phoneCode } from './tables.ts';

const LIFE_MS = 5 * MINUTE;
const TRIES = 5;

/** A new code in place of the last one; one a minute for each number, of many at once. */
export async function askCode({ tx, now }: Write, { phone }: { phone: string }): Promise<{ code: string; expireTime: Date }> {
  await tx.delete(phoneCode).where(and(lt(phoneCode.expireTime, now), sql`${phoneCode.phone} <> ${phone}`));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expireTime = new Date(now.getTime() + LIFE_MS);
  const fresh = { code, triesLeft: TRIES, sentTime: now, expireTime };
  const [kept] = await tx
    .insert(phoneCode)
    .values({ phone, ...fresh })
    .onConflictDoUpdate({
      target: phoneCode.phone,
      set: fresh,
      setWhere: sql`not (${gt(phoneCode.sentTime, new Date(now.getTime() - MINUTE))})`,
    })
    .returning({ phone: phoneCode.phone });
  if (!kept) throw noCode.TOO_SOON();
  return { code, expireTime };
}
