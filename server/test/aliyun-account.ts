import { afterAll, beforeAll } from 'vitest';
import { newAliyunAccount } from '../../stand-ins/aliyun-sms/account.ts';
import { type ServedAliyun, serveAliyun } from '../../stand-ins/aliyun-sms/serve.ts';
import { setIn } from './set-in.ts';
import type { Shop } from './shop.ts';

/** The stand-in of 阿里云短信 beside a shop, by whose clock it lives. */
export function openAliyunAccount(shop: Shop) {
  const account = newAliyunAccount();
  let served: ServedAliyun | undefined;
  beforeAll(async () => void (served = await serveAliyun(account, () => shop.clock.now())));
  afterAll(() => served?.close());

  const set = setIn(shop);
  return {
    account,
    set,
    platform(): ServedAliyun {
      if (!served) throw new Error('the stand-in opens before the first test');
      return served;
    },
    /** Fills its account in, and has the shop send by it. */
    async plugIn() {
      await set({ aliyun_sms_url: served?.url ?? '', aliyun_access_key_id: account.keyId, aliyun_sms_sign: '信号匣' });
      await set({ aliyun_access_key_secret: account.keySecret, aliyun_code_template: 'SMS_100000001', sms_provider: '2' });
    },
  };
}
