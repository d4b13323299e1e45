import type { Services } from '#server/platform/services.ts';
import { type Letter, type Receipt, Undeliverable } from '../sender.ts';
import { Unanswered, sendByWechat } from './send-by-wechat.ts';

/** Subscription message of the mini programme. WeChat knows none again, so without an answer it is not repeated. */
export async function sendSubscription(services: Services, letter: Letter): Promise<Receipt> {
  const { miniProgramme } = services.providers;
  try {
    return await sendByWechat(services, letter, {
      channel: 'routine',
      appId: await miniProgramme.appId(),
      send: (filled) => miniProgramme.sendSubscription({ ...filled, state: 'formal' }),
    });
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    throw new Undeliverable('没有收到微信的答复，消息可能已经送达；确认没有收到再重新发送');
  }
}
