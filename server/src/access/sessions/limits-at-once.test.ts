import { expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { openHub } from '#server/platform/events/hub.ts';
import { headersOf } from '../../../test/actors.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import type { Client } from '../../../test/client.ts';
import { rescope } from '../../../test/scopes/rescope.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const second = openSecond(shop);
const catalogue = catalogueIn(shop);
const admin = shop.admin();

it('holds in every process once the call that set the limit has answered, and is over once the call that lifted it has', async () => {
  const [own, other] = [await catalogue.seller('甲'), await catalogue.seller('乙')];
  await catalogue.saved({ storeName: '马上甲', merId: own });
  await catalogue.saved({ storeName: '马上乙', merId: other });
  const keeper = await catalogue.keeper({ shopId: own, may: ['admin:product:list'], dataScope: 'all' });
  const elsewhere = (await second()).client(headersOf(keeper));
  const seen = async (by: Client) => (await by.run(productCalls.listAll, { keywords: '马上', page: 1, limit: 1 })).total;
  const both = () => Promise.all([seen(elsewhere), seen(keeper.desk)]);
  expect(await both()).toEqual([2, 2]);

  for (let round = 0; round < 10; round += 1) {
    await rescope(admin, keeper.roleId, 'shops');
    expect(await both()).toEqual([1, 1]);
    await rescope(admin, keeper.roleId);
    expect(await both()).toEqual([2, 2]);
  }
});

it('is answered without waiting for long where a process has stopped listening', async () => {
  const keeper = await catalogue.keeper({ shopId: await catalogue.seller('丙'), may: ['admin:product:list'], dataScope: 'all' });
  const gone = await openHub(shop.url);
  await gone.close();
  const began = performance.now();

  await rescope(admin, keeper.roleId, 'shops');

  expect(performance.now() - began).toBeLessThan(2500);
});
