import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { ImportOutcome } from '#contract/catalogue/import/import-results.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const page = { page: 1, limit: 9999 };

async function imported(json: string) {
  const admin = shop.admin();
  const { uploadId, contents } = await admin.run(importCalls.preview, { file: new File([json], 'shop.json') });
  const { jobId } = await admin.run(importCalls.run, { uploadId, columns: [] });
  await shop.runQueued();
  const job = await admin.run(jobCalls.info, { id: jobId });
  return { contents, job, outcome: ImportOutcome.parse(job.result) };
}

const shirt = {
  id: 7,
  sn: 'S7',
  name: '文档衬衫',
  categoryId: 2,
  brandId: 9,
  image: 'https://pictures.example.com/a.png',
  gallery: ['https://pictures.example.com/a.png'],
  brief: '',
  keywords: '',
  onSale: true,
  unit: '件',
  marketPrice: 20,
  price: 10.5,
  detailHtml: '<p>好</p><script>x()</script>',
  specifications: [{ name: '颜色', values: ['红', '蓝'] }],
  skus: [
    { values: ['红'], price: 10.5, stock: 3, image: '' },
    { values: ['蓝'], price: 12, stock: 4, image: '' },
  ],
  attributes: [{ name: '材质', value: '棉 & 麻' }],
};
const review = {
  productId: 7,
  content: '很好',
  pictures: ['https://pictures.example.com/r.png'],
  star: 5,
  at: '2018-02-01 00:00:00',
};
const small = {
  categories: [
    { id: 2, pid: 1, name: '下级', icon: null, sort: 1 },
    { id: 1, pid: 0, name: '上级', icon: null, sort: 1 },
  ],
  brands: [{ id: 9, name: '某牌', desc: '', picture: '' }],
  products: [shirt, { id: 8, name: '' }],
  reviews: [review, review, { ...review, productId: 404 }],
};

describe('a shop in one document', () => {
  it('comes in whole, its bad records apart, and a second time changes nothing', async () => {
    const { outcome } = await imported(JSON.stringify(small));

    expect(outcome.tallies).toMatchObject({
      categories: { created: 2 },
      brands: { created: 1 },
      products: { created: 1, refused: 1 },
      reviews: { created: 2, refused: 1 },
    });
    const [row] = (await shop.admin().run(productCalls.list, { ...page, type: 1, keywords: '文档' })).list;
    expect(row).toMatchObject({ code: 'S7', price: 1050, otPrice: 2000, stock: 7, cateValues: '下级', image: shirt.image });
    const { content } = await shop.admin().run(productCalls.info, { id: row?.id ?? 0 });
    expect(content).toBe('<p>好</p><table><tbody><tr><th>材质</th><td>棉 &amp; 麻</td></tr></tbody></table>');

    expect((await imported(JSON.stringify(small))).outcome).toMatchObject({
      created: 0,
      updated: 0,
      changeId: null,
      tallies: { reviews: { created: 0, unchanged: 2 } },
    });
  });
});

const REAL = join(import.meta.dirname, '../../../../../shared/data/catalogue.json');

describe.skipIf(!existsSync(REAL))('a real shop (skipped where its file is absent)', () => {
  it('comes in completely, again without a change, and goes again as one', async () => {
    const json = readFileSync(REAL, 'utf8');
    const { contents, outcome } = await imported(json);

    expect(contents).toEqual({ categories: 93, brands: 49, products: 239, reviews: 994 });
    expect(outcome).toMatchObject({
      created: 239,
      refused: 0,
      errorFile: null,
      tallies: { categories: { created: 93 }, brands: { created: 49 }, reviews: { created: 994 } },
    });
    expect((await shop.admin().run(reviewCalls.list, { ...page, limit: 20 })).total).toBeGreaterThanOrEqual(994);
    expect(await catalogue.gaps()).toEqual([]);

    expect((await imported(json)).outcome).toMatchObject({ created: 0, updated: 0, unchanged: 239, changeId: null });
    await shop.admin().run(changeCalls.undo, { id: outcome.changeId ?? 0 });
    await shop.runQueued();
    expect((await shop.admin().run(productCalls.listAll, { ...page, keywords: '1006002' })).total).toBe(0);
    expect((await shop.admin().run(categoryCalls.list, { ...page, type: 1, name: '居家' })).total).toBe(0);
  }, 120_000);
});
