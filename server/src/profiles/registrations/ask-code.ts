import { randomInt } from 'node:crypto';
import { and, gt, lt, sql } from 'drizzle-orm';
import { MINUTE } from '#contract/durations.ts';
import { phoneCodeRefusals } from '#contract/profiles/registrations.ts';
import { phoneCodeSettings } from '#contract/profiles/settings.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { hashOfCode } from './rules.ts';
import { phoneCode } from './tables.ts';

const TRIES = 5;

/** A new code in place of the last one; one a minute for each number, of many at once. */
export const askCode =
  (secrets: Secrets) =>
  async (write: Write, { phone }: { phone: string }): Promise<{ code: string; expireTime: Date }> => {
    const { tx, now } = write;
    const { sms_code_expire: minutes } = await settingsFor(write, phoneCodeSettings);
    await tx.delete(phoneCode).where(and(lt(phoneCode.expireTime, now), sql`${phoneCode.phone} <> ${phone}`));
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expireTime = new Date(now.getTime() + minutes * MINUTE);
    const fresh = { hash: hashOfCode(secrets, { phone, code }), triesLeft: TRIES, sentTime: now, expireTime };
    const [kept] = await tx
      .insert(phoneCode)
      .values({ phone, ...fresh })
      .onConflictDoUpdate({
        target: phoneCode.phone,
        set: fresh,
        setWhere: sql`not (${gt(phoneCode.sentTime, new Date(now.getTime() - MINUTE))})`,
      })
      .returning({ phone: phoneCode.phone });
    if (!kept) throw phoneCodeRefusals.TOO_SOON();
    return { code, expireTime };
  };
