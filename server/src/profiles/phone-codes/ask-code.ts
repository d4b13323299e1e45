import { randomInt } from 'node:crypto';
import { MINUTE } from '#contract/durations.ts';
import type { CodePurpose } from '#contract/notifications/sms-records.ts';
import { phoneCodeSettings } from '#contract/profiles/settings.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { TRIES, hashOfCode } from './rules.ts';
import { phoneCode } from './tables.ts';
import { takeTurn } from './take-turn.ts';

interface CodeRequest {
  phone: string;
  purpose: CodePurpose;
  /** Address of whoever asks, where it is known. */
  buyerIp?: string;
}

interface FreshCode {
  code: string;
  minutes: number;
  expireTime: Date;
}

/** A new code in place of the last one of this number and purpose. */
export async function askCode(write: Write, secrets: Secrets, { purpose, ...asked }: CodeRequest): Promise<FreshCode> {
  const { tx, now } = write;
  const { phone } = asked;
  await takeTurn(write, secrets, asked);
  const { sms_code_expire: minutes } = await settingsFor(write, phoneCodeSettings);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expireTime = new Date(now.getTime() + minutes * MINUTE);
  const fresh = { hash: hashOfCode(secrets, { phone, purpose, code }), triesLeft: TRIES, sentTime: now, expireTime };
  await tx
    .insert(phoneCode)
    .values({ phone, purpose, ...fresh })
    .onConflictDoUpdate({ target: [phoneCode.phone, phoneCode.purpose], set: fresh });
  return { code, minutes, expireTime };
}
