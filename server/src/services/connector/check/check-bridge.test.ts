import { expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { bowl, newMall, orderOf } from '../../../../../stand-ins/connector/mall.ts';
import { serveBridge } from '../../../../../stand-ins/connector/serve.ts';
import { checkBridge } from './check-bridge.ts';

const SHOP = 'https://mall.example/shop/1';

// Asks as a stranger would, a question a second.
it('finds nothing wrong with a shop that keeps the contract, its products included', { timeout: 90_000 }, async () => {
  const mall = newMall();
  mall.products.set(bowl(8).link, bowl(8));
  mall.shops.set(SHOP, [bowl(8).link]);
  mall.orders.set('GT1', orderOf('GT1', { orderedAt: systemClock.now().toISOString() }));
  const { url: address, close } = await serveBridge(mall, () => systemClock.now());
  const said = [];
  const { secret, account, password } = mall;
  const asked = { address, secret, credentials: { account, password }, link: '8', shop: SHOP, clock: systemClock };
  for await (const check of checkBridge(asked)) said.push(check);
  await close();

  expect(said.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(said.map(({ says }) => says)).toContain('POST /product 给出商品（青花碗 8）');
  expect(said.map(({ says }) => says)).toContain('GET /shop/products 列出店铺的商品（1）');
});
