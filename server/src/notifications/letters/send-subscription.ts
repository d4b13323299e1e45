import type { Services } from '#server/platform/services.ts';
import type { Letter, Receipt } from '../sender.ts';
import { sendByWechat } from './send-by-wechat.ts';

/** Subscription message of the mini programme. WeChat knows none again, so one that may have left is not repeated. */
export async function sendSubscription(services: Services, letter: Letter): Promise<Receipt> {
  const { miniProgramme } = services.providers;
  return sendByWechat(services, letter, {
    channel: 'routine',
    appId: await miniProgramme.appId(),
    knownMs: 0,
    send: (filled) => miniProgramme.sendSubscription({ ...filled, state: 'formal' }),
  });
}
