import { afterAll, beforeAll } from 'vitest';
import { newAccount } from '../../stand-ins/wechat/account.ts';
import { type ServedPlatform, serve } from '../../stand-ins/wechat/serve.ts';
import { setIn } from './set-in.ts';
import type { Shop } from './shop.ts';

/** The stand-in of WeChat beside a shop, whose public account and mini programme are one account there. */
export function openWechatAccount(shop: Shop, appId = 'wxexample0000001') {
  const account = newAccount(appId);
  let served: ServedPlatform | undefined;
  beforeAll(async () => void (served = await serve(account, () => shop.clock.now())));
  afterAll(() => served?.close());

  const set = setIn(shop);
  return {
    account,
    set,
    platform(): ServedPlatform {
      if (!served) throw new Error('the stand-in opens before the first test');
      return served;
    },
    async plugIn() {
      await set({ wechat_url: served?.origin ?? '', wechat_appid: account.appId, routine_appid: account.appId });
      await set({ wechat_appsecret: account.secret, routine_appsecret: account.secret });
    },
    asked: (path: string) => account.asked.get(path) ?? 0,
  };
}
