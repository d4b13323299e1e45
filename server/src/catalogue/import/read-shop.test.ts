import { describe, expect, it } from 'vitest';
import { readShop } from '../import-reading/document.ts';

const mug = { id: 7, name: '杯', price: 10.5 };
const read = (shop: object) => readShop(shop) ?? expect.fail('no shop');
const item = (product: object) => read({ products: [{ ...mug, ...product }] }).items[0] ?? expect.fail('no product');

describe('a document', () => {
  it.each([null, [], 'x', 7, {}, { products: [] }, { products: {} }, { other: [mug] }])('is none: %j', (json) => {
    expect(readShop(json)).toBeUndefined();
  });

  it('may have any of its parts alone', () => {
    expect(read({ brands: [{ id: 1, name: '牌' }] })).toMatchObject({
      categories: [],
      items: [],
      reviews: [],
      refused: [],
      brands: [{ code: '1', name: '牌', logo: '', story: '' }],
    });
  });

  it('names a bad record by its place, its kind and what is wrong', () => {
    const { refused, items } = read({
      products: [mug, { id: 8 }, 'x', { ...mug, id: 9, price: -1 }],
      brands: [{ id: 3, name: '' }],
    });

    expect(items).toHaveLength(1);
    expect(refused).toMatchObject([
      { kind: 'products', row: 2, name: '8', reason: expect.stringMatching(/^name: /) },
      { kind: 'products', row: 3, name: '' },
      { kind: 'products', row: 4, name: '杯', reason: expect.stringMatching(/^price: /) },
      { kind: 'brands', row: 1, name: '3' },
    ]);
  });
});

describe('a product of a document', () => {
  it('without anything else has one SKU, at its price, with no stock', () => {
    expect(item({})).toMatchObject({
      row: 1,
      code: '7',
      fields: {
        storeName: '杯',
        storeInfo: '杯',
        keyword: '杯',
        unitName: '件',
        image: '',
        sliderImage: [],
        isNew: false,
        isHot: false,
      },
      content: '',
      places: undefined,
      brand: undefined,
      isShow: undefined,
      attrs: [{ attrName: '规格', attrValues: ['默认'] }],
      skus: [{ spec: { 规格: '默认' }, fields: { price: 1050, otPrice: 1050, stock: 0, image: '' } }],
    });
  });

  it('is known by the number it goes by in its shop, else by that of its record', () => {
    expect([item({ sn: 'S1' }).code, item({ sn: '' }).code, item({ sn: null }).code]).toEqual(['S1', '7', '7']);
  });

  it.each([
    [0, undefined],
    ['', undefined],
    [null, undefined],
    [5, { code: '5' }],
    ['a5', { code: 'a5' }],
  ])('with the category and brand %j is of %j', (id, place) => {
    expect(item({ categoryId: id, brandId: id })).toMatchObject({ brand: place, places: place && [place] });
  });

  it('has ten pictures at most, its cover where it has no others', () => {
    expect(item({ image: 'a.png' }).fields.sliderImage).toEqual(['a.png']);
    expect(item({ image: 'a.png', gallery: ['', 'b.png'] }).fields.sliderImage).toEqual(['b.png']);
    expect(item({ gallery: Array.from({ length: 12 }, (_, at) => `${at}.png`) }).fields.sliderImage).toHaveLength(10);
  });

  it('has its SKUs in the order of the specifications, each with its own price and picture', () => {
    const { attrs, skus } = item({
      image: 'a.png',
      marketPrice: 20,
      specifications: [
        { name: '颜色', values: ['红', '蓝'] },
        { name: '尺码', values: ['L'] },
      ],
      skus: [
        { values: ['红', 'L'], price: 0.01, stock: 3, image: 'r.png' },
        { values: ['蓝'], price: 12, stock: 0, image: '' },
      ],
    });

    expect(attrs?.map(({ attrName }) => attrName)).toEqual(['颜色', '尺码']);
    expect(skus).toMatchObject([
      { spec: { 颜色: '红', 尺码: 'L' }, fields: { price: 1, otPrice: 2000, stock: 3, image: 'r.png' } },
      { spec: { 颜色: '蓝', 尺码: '' }, fields: { price: 1200, otPrice: 2000, image: 'a.png' } },
    ]);
  });

  it('shows its attributes as a table below its text, whatever signs are in them', () => {
    const attributes = [
      { name: '材质', value: '棉 & <b>麻</b>' },
      { name: '洗涤', value: '手洗\n晾干' },
    ];
    expect(item({ detailHtml: '<p>好</p>', attributes }).content).toBe(
      '<p>好</p><table><tbody><tr><th>材质</th><td>棉 &amp; &lt;b>麻&lt;/b></td></tr><tr><th>洗涤</th><td>手洗<br />晾干</td></tr></tbody></table>',
    );
  });
});

describe('categories and reviews of a document', () => {
  it('hang below their parents, and at the root without one', () => {
    const categories = [
      { id: 1, pid: 0, name: '上' },
      { id: 2, pid: 1, name: '下', icon: 'i.png', sort: 3 },
      { id: 'x', pid: '', name: '根' },
    ];
    expect(read({ categories }).categories).toEqual([
      { code: '1', parent: undefined, name: '上', extra: null, sort: 0 },
      { code: '2', parent: '1', name: '下', extra: 'i.png', sort: 3 },
      { code: 'x', parent: undefined, name: '根', extra: null, sort: 0 },
    ]);
  });

  it('are told apart by all that they say, equal ones by their order, and belong to the product by either number', () => {
    const review = { productId: 7, content: '好', star: 5, at: '2026-01-01 08:00:00' };
    const { reviews } = read({
      products: [{ ...mug, sn: 'S7' }],
      reviews: [review, review, { ...review, star: 4 }, { ...review, productId: 'S9' }],
    });

    expect(reviews.map(({ product }) => product)).toEqual(['S7', 'S7', 'S7', 'S9']);
    expect(new Set(reviews.map(({ code }) => code)).size).toBe(4);
    expect(read({ reviews: [review, review] }).reviews.map(({ code }) => code)).toEqual(
      reviews.slice(0, 2).map(({ code }) => code),
    );
    expect(reviews[0]).toMatchObject({ row: 1, comment: '好', pics: [], score: 5, at: new Date('2026-01-01T00:00:00Z') });
  });
});
