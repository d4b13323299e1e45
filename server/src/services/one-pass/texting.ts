import { z } from 'zod';
import { MINUTE } from '#contract/durations.ts';
import { Refusal } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { textingRefusals } from '#contract/services/texting.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { TextError, type TextFailure, type TextMessage, type Texting } from '#server/platform/texting.ts';
import { rawOf } from '../health/raw-answer.ts';
import type { Pauses } from '../pauses/pauses.ts';
import type { OnePass } from './one-pass.ts';
import { isOfQuota } from './rules.ts';
import { type TextAccount, openTextAccount } from './text-account.ts';

const SERVICE = 'sms';
const SEND = 'sms_v2/send';
/** An account without messages is looked at again after this long, in case somebody has bought some. */
const PAUSE_MS = 30 * MINUTE;
export const BUY = '请到一号通购买短信套餐，买好后点“检测”，等待的短信会自动发出';

const Receipt = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/** Text messages by 一号通, which can be looked at without sending one. */
export interface OnePassTexting extends Texting {
  /** The account as it is now; messages that wait leave again where it has some left. */
  lookAnew(): Promise<TextAccount>;
}

type TextingParts = Pick<Services, 'database' | 'clock'> & { pauses: Pauses };

export function onePassTexting({ pauses, ...parts }: TextingParts, onePass: OnePass): OnePassTexting {
  const account = openTextAccount(parts, onePass);

  async function pause(): Promise<void> {
    const untilTime = new Date(parts.clock.now().getTime() + PAUSE_MS);
    account.forget();
    await pauses.set({ provider: SERVICE, path: SEND, says: textingRefusals.EXHAUSTED().message, remedy: BUY, untilTime });
  }

  async function check(): Promise<void> {
    if (!(await onePass.isSetUp())) throw textingRefusals.NO_ACCOUNT();
    if (await pauses.find(SERVICE, SEND)) throw textingRefusals.EXHAUSTED();
    const { open, num } = await account.get();
    if (open !== 1) throw textingRefusals.NOT_OPEN();
    if (num > 0) return;
    await pause();
    throw textingRefusals.EXHAUSTED();
  }

  async function whyOf(error: Refusal): Promise<TextFailure> {
    if (error.id === onePassRefusals.REFUSED.id) {
      if (!isOfQuota(error.message)) return 'refused';
      await pause();
      return 'held';
    }
    return error.cause instanceof OutgoingError && !error.cause.isSent ? 'failed' : 'unknown';
  }

  async function send({ phone, template, values }: TextMessage): Promise<string> {
    await check().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const why = error.id.startsWith('texting.') ? 'held' : 'failed';
      throw new TextError(why, error.message, rawOf(error), { cause: error });
    });
    const params = Object.entries(values).map(([name, value]) => [`param[${name}]`, value]);
    try {
      const answer = await onePass.act(SEND, { phone, temp_id: template, ...Object.fromEntries(params) });
      account.count();
      return Receipt.safeParse(answer).data?.id.slice(0, 64) ?? '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new TextError(await whyOf(error), error.message, rawOf(error), { cause: error });
    }
  }

  return {
    isSetUp: () => onePass.isSetUp(),
    check,
    send,
    async lookAnew() {
      const found = await account.getAnew();
      if (found.open === 1 && found.num > 0) await pauses.lift(SERVICE);
      return found;
    },
  };
}
