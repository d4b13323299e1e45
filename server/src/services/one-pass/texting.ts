import { z } from 'zod';
import { MINUTE } from '#contract/durations.ts';
import { Refusal } from '#contract/refusal.ts';
import type { PassInfo } from '#contract/services/pass/account.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { textingRefusals } from '#contract/services/texting.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { TextError, type TextFailure, type TextMessage, type TextSender } from '#server/platform/texting.ts';
import { rawOf } from '../health/raw-answer.ts';
import type { PauseDraft, Pauses } from '../pauses/pauses.ts';
import type { OnePass } from './one-pass.ts';
import { onePassFailure } from './service.ts';
import type { KnownAccount } from './known-account.ts';

const SERVICE = 'sms';
const SEND = 'sms_v2/send';
/** An account that takes no message is looked at again after this long, in case somebody has mended it. */
const PAUSE_MS = 30 * MINUTE;
export const BUY = '请到一号通购买短信套餐，买好后点“检测”，等待的短信会自动发出';

const Receipt = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/** Text messages by 一号通, which can be looked at without sending one. */
export interface OnePassTexting extends TextSender {
  /** The account as it is now. */
  lookAnew(): Promise<PassInfo['sms']>;
}

type TextingParts = Pick<Services, 'clock'> & { pauses: Pauses };
type PauseReason = Pick<PauseDraft, 'path' | 'says' | 'remedy'>;

/** Failure of a request to send; only one that never left may be repeated. */
function whyOf(error: Refusal): TextFailure {
  if (error.id === onePassRefusals.REFUSED.id) return 'refused';
  if (error.id === onePassRefusals.SIGNED_OUT.id) return 'failed';
  return error.cause instanceof OutgoingError && !error.cause.isSent ? 'failed' : 'unknown';
}

export function onePassTexting(
  { pauses, clock }: TextingParts,
  onePass: Pick<OnePass, 'isSetUp' | 'act'>,
  account: KnownAccount,
): OnePassTexting {
  async function pause(reason: PauseReason): Promise<void> {
    const untilTime = new Date(clock.now().getTime() + PAUSE_MS);
    account.forget();
    await pauses.set({ provider: SERVICE, untilTime, ...reason });
  }

  /** Throws the failure of a message. A refusal of the whole account holds all of them back. */
  const fail =
    (why: (error: Refusal) => TextFailure) =>
    async (error: unknown): Promise<never> => {
      if (!(error instanceof Refusal)) throw error;
      const { stops, remedy = '' } = onePassFailure({ error }) ?? {};
      if (stops) await pause({ path: stops === 'path' ? SEND : '', says: error.message, remedy });
      throw new TextError(stops ? 'held' : why(error), error.message, rawOf(error), { cause: error });
    };

  /** Throws a refusal of `texting` where no message can leave, and `TextError` where that cannot be found out. */
  async function checkAccount(): Promise<void> {
    if (!(await onePass.isSetUp())) throw textingRefusals.NO_ACCOUNT();
    const held = await pauses.find(SERVICE, SEND);
    if (held) throw held.path === SEND ? textingRefusals.EXHAUSTED() : new TextError('held', held.says);
    const { open, num } = (await account.get().catch(fail(() => 'failed'))).sms;
    if (open !== 1) throw textingRefusals.NOT_OPEN();
    if (num > 0) return;
    const refusal = textingRefusals.EXHAUSTED();
    await pause({ path: SEND, says: refusal.message, remedy: BUY });
    throw refusal;
  }

  async function send({ phone, template, values }: TextMessage): Promise<string> {
    await checkAccount().catch((error: unknown) => {
      throw error instanceof Refusal ? new TextError('held', error.message, '', { cause: error }) : error;
    });
    const params = Object.entries(values).map(([name, value]) => [`param[${name}]`, value]);
    const form = { phone, temp_id: template, ...Object.fromEntries(params) };
    const answer = await onePass.act(SEND, form).catch(fail(whyOf));
    account.count();
    return Receipt.safeParse(answer).data?.id.slice(0, 64) ?? '';
  }

  return {
    isSetUp: () => onePass.isSetUp(),
    async check() {
      await checkAccount().catch((error: unknown) => {
        // Sending meets it again, and there it is counted and recorded.
        if (!(error instanceof TextError)) throw error;
      });
    },
    send,
    lookAnew: async () => (await account.getAnew()).sms,
  };
}
