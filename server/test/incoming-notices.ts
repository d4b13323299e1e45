import { systemActor } from '#server/platform/jobs/jobs.ts';
import { digestOf, incomingNotices, sealRequest } from '#server/services/index.ts';
import type { Shop } from './shop.ts';

/** Notices of providers, as they stand once they were received. */
export const incomingIn = (shop: Shop) => ({
  async notice({ key = 'evt-1', says = '' } = {}): Promise<number> {
    const body = Buffer.from(JSON.stringify({ id: key, payer: { openid: 'oExample_fan_0001' } }));
    const row = {
      provider: 'wechatPay',
      route: 'wechatPay.paid',
      key: digestOf(key),
      state: 'done',
      says,
      sealed: sealRequest(shop.app.secrets, { headers: {}, query: '', body }),
      bytes: body.length,
    } as const;
    const act = { name: 'test.notice', actor: systemActor('test') };
    return (await shop.app.write(act, (write) => incomingNotices.insert(write, row))).value;
  },
});
