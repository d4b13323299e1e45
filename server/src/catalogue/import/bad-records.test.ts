import { describe, expect, it } from 'vitest';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { importsIn } from '../../../test/imports.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { upload, imported } = importsIn(shop);

/** Dry run of a document, and the outcome of its import. */
async function documented(shopOf: object) {
  const file = new File([JSON.stringify(shopOf)], 'shop.json');
  const { uploadId } = await shop.admin().run(importCalls.preview, { file });
  const dry = await shop.admin().run(importCalls.dryRun, { uploadId, columns: [] });
  const { jobId } = await shop.admin().run(importCalls.run, { uploadId, columns: [] });
  await shop.runQueued();
  return { dry, job: await shop.admin().run(jobCalls.info, { id: jobId }) };
}

const sku = { values: ['默认'], price: 1, stock: 1 };
const sound = { price: 1, categoryId: 1, skus: [sku] };
const NUL = '\u0000';
const colours = { specifications: [{ name: '色', values: ['红', '蓝'] }] };

const badProducts: readonly [object, string][] = [
  [{ name: `空${NUL}` }, 'name: 含有不能保存的字符'],
  [{ name: '半\ud83d' }, 'name: 含有不能保存的字符'],
  [{ name: '名'.repeat(129) }, 'name: 最多 128 个字'],
  [{ name: '甲', sn: 's'.repeat(65) }, 'sn: 最多 64 个字'],
  [{ name: '甲', brief: NUL }, 'brief: 含有不能保存的字符'],
  [{ name: '甲', detailHtml: NUL }, 'detailHtml: 含有不能保存的字符'],
  [{ name: '甲', image: 'i'.repeat(256) }, 'image: 图片地址最多 255 个字'],
  [{ name: '甲', image: 'javascript:alert(1)' }, 'image: 图片地址不正确'],
  [{ name: '甲', skus: [{ ...sku, image: 'data:image/svg+xml,<svg/>' }] }, 'skus.0.image: 图片地址不正确'],
  [{ name: '甲', gallery: ['i'.repeat(256)] }, 'gallery.0: 图片地址最多 255 个字'],
  [{ name: '甲', attributes: [{ name: '材质', value: NUL }] }, 'attributes.0.value: 含有不能保存的字符'],
  [
    { name: '甲', specifications: [{ name: '色', values: [NUL] }], skus: [{ ...sku, values: [NUL] }] },
    'specifications.0.values.0: 含有不能保存的字符',
  ],
  [{ name: '甲', skus: [{ ...sku, image: 'i'.repeat(256) }] }, 'skus.0.image: 图片地址最多 255 个字'],
  [{ name: '甲', skus: [{ ...sku, stock: 2_147_483_648 }] }, '2147483647'],
  [
    {
      name: '甲',
      ...colours,
      skus: [
        { ...sku, values: ['红'], stock: 2_147_483_647 },
        { ...sku, values: ['蓝'] },
      ],
    },
    '改后库存超过 2147483647，请减少要加的数量',
  ],
  [{ name: '甲', ...colours, skus: [{ ...sku, values: ['绿'] }] }, '规格“绿”与商品规格不一致，请重新生成规格组合'],
];

describe('a bad record of a document', () => {
  it('does not keep the good ones out, however bad it is', async () => {
    const products = badProducts.map(([bad], at) => ({ ...sound, id: at + 1, ...bad }));
    const categories = [
      { id: 1, pid: 0, name: '好类' },
      { id: 2, pid: 0, name: NUL },
      { id: 3, pid: 0, name: '甲类', sort: 3_000_000_000 },
    ];
    const { dry, job } = await documented({ categories, products: [...products, { ...sound, id: 99, name: '好货' }] });

    expect(job).toMatchObject({ state: 'done', result: { created: 1, tallies: { categories: { created: 1, refused: 2 } } } });
    for (const [, reason] of badProducts)
      expect(dry.refusals.map((refusal) => refusal.reason)).toContainEqual(expect.stringContaining(reason));
    expect(new Set(dry.refusals.map(({ row, name }) => `${row} ${name}`)).size).toBe(badProducts.length + 2);
  });

  it('is named by its own place among the reviews, also behind another bad one', async () => {
    const review = { productId: 99, content: '好', star: 5, at: '2026-01-01' };
    const reviews = [{ ...review, at: 'soon' }, { ...review, at: '2026-02-30' }, review, { ...review, productId: 404 }];
    const { dry, job } = await documented({ reviews: [...reviews, { ...review, content: NUL }] });

    expect(dry.refusals.map(({ row }) => row).sort()).toEqual([1, 2, 4, 5]);
    expect(job).toMatchObject({ state: 'done', result: { tallies: { reviews: { created: 1, refused: 4 } } } });
  });

  it('is a review of a product that was deleted', async () => {
    const id = await catalogueIn(shop).product({ code: 'GONE' });
    for (const type of ['recycle', 'delete'] as const) await shop.admin().run(productCalls.delete, { id, type });

    const { dry } = await documented({ reviews: [{ productId: 'GONE', content: '好', star: 5, at: '2026-01-01' }] });

    expect(dry.refusals).toEqual([{ row: 1, name: '好', reason: '没有找到评价的商品' }]);
  });

  it('takes over the name of no other brand and no other category', async () => {
    const twice = (name: string) => [
      { id: 51, pid: 0, name: `${name}甲` },
      { id: 52, pid: 0, name: `${name}乙` },
      { id: 51, pid: 0, name: `${name}乙` },
    ];
    const { job } = await documented({ brands: twice('牌'), categories: twice('类') });

    const tally = { created: 2, updated: 0, unchanged: 1 };
    expect(job).toMatchObject({ state: 'done', result: { tallies: { brands: tally, categories: tally } } });
  });

  it('is not made bad by being cut: no letter goes in half', async () => {
    const { job } = await documented({ products: [{ ...sound, id: 98, name: '长', brief: `${'字'.repeat(255)}🍵` }] });

    expect(job).toMatchObject({ state: 'done', result: { created: 1 } });
  });
});

const badRows: readonly [string, string][] = [
  [`甲,类,1,1,${'名'.repeat(33)}:红,`, '第 2 行「规格」（E2）：名称最多 32 个字'],
  [`乙,${Array.from({ length: 40 }, (_, at) => `类${at}`).join(';')},1,1,,`, '第 3 行：商品的分类太多，请先移除一些分类'],
  ['丙,一/二/三/四/五,1,1,,', '第 4 行「分类」（B4）：最多 4 级'],
  [`丁,${'类'.repeat(51)},1,1,,`, '第 5 行「分类」（B5）：名称不能超过 50 个字'],
  [`戊,类,1,1,${Array.from({ length: 11 }, (_, at) => `n${at}:v`).join(';')},`, '第 6 行「规格」（E6）：最多 10 个'],
  [`己,类,1,1,,${'p'.repeat(256)}`, '第 7 行：图片地址最多 255 个字'],
  ['癸,类,1,1,,javascript:alert(1)', '第 8 行：图片地址不正确，应以 http:// 或 https:// 开头'],
  ['庚,/,1,1,,', '第 9 行「分类」（B9）：请填写商品分类，或为没有分类的商品选择一个默认分类'],
  ['辛,类,1,2147483648,,', '第 10 行「库存」（D10）：“2147483648”太大，最多 2147483647'],
];

describe('a bad row of a sheet', () => {
  const sheet = `商品名称,分类,售价,库存,规格,轮播图\n${badRows.map(([row]) => row).join('\n')}\n好行,类,1,1,,\n`;

  it('does not keep the good ones out, however bad it is', async () => {
    const { plan } = await upload(sheet);
    const dry = await shop.admin().run(importCalls.dryRun, plan);
    const { outcome } = await imported(sheet);

    expect(dry.refusals.map(({ reason }) => reason)).toEqual(badRows.map(([, reason]) => reason));
    expect(outcome).toMatchObject({ created: 1, refused: badRows.length });
  });
});

describe('a stock that was sold meanwhile', () => {
  it('is not taken below nothing by a file that knows an older one', async () => {
    await imported('商品名称,商品编码,分类,售价,库存\n卖出,SOLD,类,1,5\n');
    const { outcome } = await imported('商品编码,库存,导出时库存\nSOLD,0,9\n');

    expect(outcome).toMatchObject({ updated: 0, refused: 1 });
    const [sold] = (await shop.admin().run(productCalls.listAll, { keywords: 'SOLD', page: 1, limit: 20 })).list;
    expect(sold).toMatchObject({ stock: 5 });
  });
});
