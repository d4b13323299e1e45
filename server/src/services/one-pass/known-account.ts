import { z } from 'zod';
import { SECOND } from '#contract/durations.ts';
import type { PassInfo } from '#contract/services/pass/account.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsOf } from '#server/settings/index.ts';
import { withRaw } from '../health/raw-answer.ts';
import { word } from './counted-rows.ts';
import type { OnePass } from './one-pass.ts';

const FRESH_MS = 45 * SECOND;

const part = z.object({ num: z.coerce.number().int().min(0), open: z.coerce.number().int() });
const none = { num: 0, open: 0 };
const Account = z.object({
  account: word,
  phone: word,
  sms: part.extend({ sign: z.string().catch('') }).catch({ ...none, sign: '' }),
  copy: part.catch(none),
  query: part.catch(none),
  dump: part.catch(none),
});
/** An answer without any service is none. */
const services = ['sms', 'copy', 'query', 'dump'];

const { sms_account, one_pass_url, one_pass_access_key } = onePassSettings;

interface RememberedAccount {
  of: string;
  at: number;
  account: Promise<PassInfo>;
  /** Messages that left since it was read. */
  sent: number;
}

/** Knows the account for a while, because it is asked about before every message and on every screen of the account. */
export function openKnownAccount({ database, clock }: Pick<Services, 'database' | 'clock'>, onePass: Pick<OnePass, 'read'>) {
  let known: RememberedAccount | undefined;

  async function readAnew(): Promise<PassInfo> {
    const answer = await onePass.read('user/info', {});
    const { data } = Account.safeParse(answer);
    if (!data || !services.some((name) => name in Object(answer)))
      throw withRaw(onePassRefusals.BROKEN(), JSON.stringify(answer));
    return data;
  }

  /** Requests at the same time share an answer; a failure is remembered by nobody. */
  async function get(isFresh = false): Promise<PassInfo> {
    const of = Object.values(await settingsOf(database.db, { sms_account, one_pass_url, one_pass_access_key })).join(' ');
    const at = clock.now().getTime();
    if (isFresh || known?.of !== of || at - known.at >= FRESH_MS) known = { of, at, account: readAnew(), sent: 0 };
    const entry = known;
    try {
      const account = await entry.account;
      return { ...account, sms: { ...account.sms, num: account.sms.num - entry.sent } };
    } catch (error) {
      if (known === entry) known = undefined;
      throw error;
    }
  }

  return {
    get: () => get(),
    getAnew: () => get(true),
    /** Counts a message that has just left. */
    count: () => void (known && (known.sent += 1)),
    forget: () => void (known = undefined),
  };
}

export type KnownAccount = ReturnType<typeof openKnownAccount>;
