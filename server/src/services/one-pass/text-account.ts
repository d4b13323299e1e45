import { z } from 'zod';
import { SECOND } from '#contract/durations.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { withRaw } from '../health/raw-answer.ts';
import type { OnePass } from './one-pass.ts';

const FRESH_MS = 45 * SECOND;

const Sms = z.object({ num: z.coerce.number(), open: z.coerce.number(), sign: z.string().catch('') });
const Account = z.object({ sms: Sms });

/** Text messages as the account has them: how many are left, whether the service is open, and the signature. */
export type TextAccount = z.output<typeof Sms>;

interface KnownAccount {
  of: string;
  at: number;
  account: Promise<TextAccount>;
  /** Messages that left since it was read. */
  sent: number;
}

/** Knows the account for a while, because it is asked about before every message. */
export function openTextAccount({ database, clock }: Pick<Services, 'database' | 'clock'>, onePass: OnePass) {
  let known: KnownAccount | undefined;

  async function readAnew(): Promise<TextAccount> {
    const answer = await onePass.read('user/info', {});
    const { data } = Account.safeParse(answer);
    if (!data) throw withRaw(onePassRefusals.BROKEN(), JSON.stringify(answer));
    return data.sms;
  }

  /** Requests at the same time share an answer; a failure is remembered by nobody. */
  async function get(isFresh = false): Promise<TextAccount> {
    const { sms_account, one_pass_url } = onePassSettings;
    const of = [await settingOf(database.db, one_pass_url), await settingOf(database.db, sms_account)].join(' ');
    const at = clock.now().getTime();
    if (isFresh || known?.of !== of || at - known.at >= FRESH_MS) known = { of, at, account: readAnew(), sent: 0 };
    const entry = known;
    try {
      const { num, ...account } = await entry.account;
      return { ...account, num: num - entry.sent };
    } catch (error) {
      if (known === entry) known = undefined;
      throw error;
    }
  }

  return {
    get: () => get(),
    getAnew: () => get(true),
    count: () => void (known && (known.sent += 1)),
    forget: () => void (known = undefined),
  };
}
