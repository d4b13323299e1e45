import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { stockCalls } from '#contract/catalogue/stock.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../catalogue.ts';
import type { Client } from '../client.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { reviewsIn } from '../reviews.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const OTHERS = 20_000;
const MAY = ['admin:product:list', 'admin:product:tabs:headers', 'admin:product:reply:list', 'admin:product:stock:ledger'];
const page = { page: 1, limit: 20 };

let desk: Client;
let own = 0;
// A seller of one product among many of the others.
beforeAll(async () => {
  const shopId = await catalogue.seller('小店');
  own = await catalogue.saved({ storeName: '小店搪瓷壶', merId: shopId });
  await reviewsIn(shop).review({ productId: own });
  await shop.app.write({ name: 'test.products', actor: systemActor('test') }, async ({ tx, now }) => {
    await tx.execute(sql`
      insert into product (store_name, store_info, keyword, image, slider_image, unit_name, cate_id, temp_id, spec_type, is_sub, is_show, add_time)
      select '搪瓷壶 ' || n, '', '', '', '[]', '件', '', 1, false, false, true, ${now} from generate_series(1, ${OTHERS}) n`);
    await tx.execute(sql`
      insert into product_reply (product_id, product_score, service_score, comment, pics, nickname, avatar, create_time, update_time)
      select id, 5, 5, '好', '[]', '小满', '', ${now}, ${now} from product where id <> ${own}`);
  });
  await vacuum(shop, 'product', 'product_figure', 'product_reply');
  desk = (await catalogue.keeper({ shopId, may: MAY })).desk;
});

describe('the products of one’s own shop among twenty thousand', () => {
  it.each([
    ['a tab', 'product', () => desk.run(productCalls.listAll, { ...page, type: productTabs.onSale })],
    ['all of them', 'product', () => desk.run(productCalls.listAll, page)],
    ['a word that most have', 'product', () => desk.run(productCalls.listAll, { ...page, keywords: '搪瓷' })],
    ['the tabs', 'product', () => desk.run(productCalls.tabs, {})],
    ['their reviews', 'product_reply', () => desk.run(reviewCalls.list, page)],
    ['their ledger', 'product', () => desk.run(stockCalls.list, { ...page, productId: own })],
  ] as const)('are read without the others: %s', async (_, table, ask) => {
    await ask();
    const pages = await pagesOf(shop, table, ask);
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(60);
  });
});
