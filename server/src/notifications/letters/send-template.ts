import { MINUTE } from '#contract/durations.ts';
import type { Services } from '#server/platform/services.ts';
import type { Letter, Receipt } from '../sender.ts';
import { sendByWechat } from './send-by-wechat.ts';

/** Template message of the public account. WeChat remembers our number for ten minutes, and the last of them is nobody's promise. */
export async function sendTemplate(services: Services, letter: Letter): Promise<Receipt> {
  const { publicAccount } = services.providers;
  return sendByWechat(services, letter, {
    channel: 'wechat',
    appId: await publicAccount.appId(),
    knownMs: 9 * MINUTE,
    send: (filled) => publicAccount.sendTemplate({ ...filled, clientNo: `letter-${letter.id}` }),
  });
}
