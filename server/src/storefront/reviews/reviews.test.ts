import { describe, expect, it } from 'vitest';
import { openReviewCalls } from '#contract/storefront/reviews.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { reviewsIn } from '../../../test/reviews.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const catalogue = catalogueIn(shop);
const { review } = reviewsIn(shop);

const page = { page: 1, limit: 20 };

describe('the reviews a storefront shows of a product', () => {
  it('come newest first, under masked names, without hidden ones and those of other products', async () => {
    const [productId, other] = [await catalogue.product({ storeName: '瓷杯' }), await catalogue.product({ storeName: '瓷碗' })];
    await review({ productId, comment: '早', nickname: '王小明' });
    await review({ productId, comment: '晚' });
    await review({ productId, comment: '藏', isShow: false });
    await review({ productId: other, comment: '别家' });

    const { list } = await storefront.run(openReviewCalls.list, { ...page, productId });

    expect(list.map(({ comment }) => comment)).toEqual(['晚', '早']);
    expect(list[1]?.nickname).toMatch(/^王\*+明$/);
  });

  it('are counted by level, with the share of the good ones', async () => {
    const productId = await catalogue.product({ storeName: '陶杯' });
    for (const score of [5, 5, 1]) await review({ productId, productScore: score, serviceScore: score });

    const summary = await storefront.run(openReviewCalls.summary, { productId });

    expect(summary).toEqual({ total: 3, good: 2, fair: 0, bad: 1, positiveRate: '0.67', star: '3.7' });
  });

  it('sum up to nothing where nobody has written one', async () => {
    const productId = await catalogue.product({ storeName: '木杯' });

    expect(await storefront.run(openReviewCalls.summary, { productId })).toMatchObject({
      total: 0,
      positiveRate: '0',
      star: '0',
    });
  });
});
