import { afterAll, beforeAll } from 'vitest';
import { collectAccountCalls } from '#contract/collection/account.ts';
import { newMall } from '../../stand-ins/connector/mall.ts';
import { type ServedBridge, serveBridge } from '../../stand-ins/connector/serve.ts';
import { setIn } from './set-in.ts';
import type { Shop } from './shop.ts';

/** The shop behind a connector beside ours, by whose clock it lives. */
export function openMall(shop: Shop) {
  const mall = newMall();
  let served: ServedBridge | undefined;
  beforeAll(async () => void (served = await serveBridge(mall, () => shop.clock.now())));
  afterAll(() => served?.close());
  const set = setIn(shop);
  const bridge = (): ServedBridge => {
    if (!served) throw new Error('the stand-in opens before the first test');
    return served;
  };
  const credentials = () => ({ account: mall.account, password: mall.password });
  return {
    mall,
    bridge,
    set,
    credentials,
    async plugIn() {
      await set({ crawing_connector_url: bridge().url });
      await set({ crawing_connector_secret: mall.secret });
    },
    signIn: () => shop.admin().run(collectAccountCalls.login, credentials()),
  };
}
