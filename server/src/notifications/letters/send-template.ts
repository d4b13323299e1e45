import type { Services } from '#server/platform/services.ts';
import { type Letter, type Receipt, Undeliverable } from '../sender.ts';
import { Unanswered, sendByWechat } from './send-by-wechat.ts';

/** Attempts that WeChat knows for the same one: it remembers our number for ten minutes. */
const ATTEMPTS_KNOWN = 3;

/** Template message of the public account. Without an answer it is repeated for as long as WeChat knows it again. */
export async function sendTemplate(services: Services, letter: Letter): Promise<Receipt> {
  const { publicAccount } = services.providers;
  try {
    return await sendByWechat(services, letter, {
      channel: 'wechat',
      appId: await publicAccount.appId(),
      send: (filled) => publicAccount.sendTemplate({ ...filled, clientNo: `letter-${letter.id}` }),
    });
  } catch (error) {
    if (!(error instanceof Unanswered) || letter.attempts < ATTEMPTS_KNOWN) throw error;
    throw new Undeliverable(error.message);
  }
}
