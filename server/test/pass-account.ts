import { afterAll, beforeAll } from 'vitest';
import { newPassAccount } from '../../stand-ins/one-pass/platform.ts';
import { type ServedPass, servePass } from '../../stand-ins/one-pass/serve.ts';
import { setIn } from './set-in.ts';
import type { Shop } from './shop.ts';

/** The stand-in of 一号通 beside a shop, by whose clock it lives. */
export function openPassAccount(shop: Shop) {
  const account = newPassAccount('13800000000');
  let served: ServedPass | undefined;
  beforeAll(async () => void (served = await servePass(account, () => shop.clock.now())));
  afterAll(() => served?.close());

  const set = setIn(shop);
  return {
    account,
    set,
    platform(): ServedPass {
      if (!served) throw new Error('the stand-in opens before the first test');
      return served;
    },
    async plugIn() {
      await set({ one_pass_url: served?.url ?? '', sms_account: account.name });
      await set({ sms_token: account.password });
    },
    /** The shop is connected by an application key of the second generation. */
    async plugInByKey() {
      await set({ one_pass_url: served?.url ?? '', one_pass_access_key: account.key.access });
      await set({ one_pass_secret_key: account.key.secret });
    },
    asked: (path: string) => served?.asked.filter((one) => one === path).length ?? 0,
  };
}
