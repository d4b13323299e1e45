import { describe, expect, it } from 'vitest';
import { ProductInfo } from '#contract/catalogue/product-record.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { encoder } from '#contract/transcode.ts';
import { sku, slippers } from './sample-products.ts';
import { attrOf, blankProduct, toInput, toFormValues, toFormValuesOfTheirs, specsOf } from './form-values.ts';
import { blankLine } from './sku-lines.ts';
import { missingOf } from '../product-form/spec-fields.tsx';
import { worded } from './worded.ts';

const five = { id: 5, name: '五元券' };

const sentOf = (values: object) => encoder(productCalls.update.body ?? ProductInfo)(toInput(values));

const lying = (one: ReturnType<typeof sku>) => ({ ...one, shelf: 'A-1' });
const plain: ProductInfo = {
  ...slippers,
  specType: false,
  attr: [{ id: 1, productId: 2, attrName: '规格', attrValues: ['默认'], type: 0, isDel: false }],
  attrValue: [lying(sku(20, { productId: 2 }))],
};

describe('what the product form holds', () => {
  it('is what the record says, with the stock it was opened with', () => {
    const formValues = toFormValues(slippers);
    expect(formValues).toMatchObject({ id: 2, version: 4, cateId: '3', tempId: 1, brandId: null, content: '<p>软底</p>' });
    expect(formValues.attrValue.map(({ stock, stockBase }) => [stock, stockBase])).toEqual([
      [12, 12],
      [0, 0],
    ]);
  });

  it('knows no specifications of a product that has none', () => {
    const formValues = toFormValues(plain);
    expect(formValues.attr).toEqual([]);
    expect(formValues.attrValue[0]?.attrValue).toEqual({ 规格: '默认' });
  });

  it('orders the values of a combination as its specifications are ordered', () => {
    const attr = ['颜色', '尺码'].map((attrName, id) => ({
      id,
      productId: 2,
      attrName,
      attrValues: ['红'],
      type: 0,
      isDel: false,
    }));
    const formValues = toFormValues({ ...slippers, attr, attrValue: [lying(sku(20, { attrValue: { 尺码: 'L', 颜色: '红' } }))] });
    expect(Object.keys(formValues.attrValue[0]?.attrValue ?? {})).toEqual(['颜色', '尺码']);
  });

  it('reads the record of somebody else’s save as its own', () => {
    const theirs = Object(encoder(ProductInfo)({ ...slippers, storeName: '他们的拖鞋' }));
    expect(toFormValuesOfTheirs(theirs)).toEqual({ ...toFormValues(slippers), storeName: '他们的拖鞋' });
  });

  it('takes specifications apart and puts them together again', () => {
    const attr = [{ attrName: '颜色', attrValues: '红,蓝' }];
    expect(attrOf(specsOf(attr))).toEqual(attr);
  });
});

describe('pictures of a product', () => {
  const [red, blue] = slippers.attrValue;
  const info = {
    ...slippers,
    image: '/a.jpg',
    sliderImage: ['/a.jpg', '/b.jpg'],
    attrValue:
      red && blue
        ? [
            { ...red, image: '/a.jpg' },
            { ...blue, image: '/blue.jpg' },
          ]
        : [],
  };

  it('follow the gallery where they are its first, and are sent as they were', () => {
    const formValues = toFormValues(info);
    expect([formValues.image, ...formValues.attrValue.map(({ image }) => image)]).toEqual(['', '', '/blue.jpg']);
    expect(toInput(formValues)).toMatchObject({ image: '/a.jpg', attrValue: [{ image: '/a.jpg' }, { image: '/blue.jpg' }] });
    expect(toInput({ ...formValues, sliderImage: ['/b.jpg', '/a.jpg'] })).toMatchObject({
      image: '/b.jpg',
      attrValue: [{ image: '/b.jpg' }, { image: '/blue.jpg' }],
    });
  });

  it('keep a cover that was chosen, be it in the gallery or not', () => {
    const formValues = toFormValues({ ...info, image: '/cover.jpg' });
    expect(toInput(formValues)).toMatchObject({ image: '/cover.jpg', sliderImage: ['/a.jpg', '/b.jpg'] });
    expect(toInput({ ...formValues, sliderImage: [] })).toMatchObject({ sliderImage: ['/cover.jpg'] });
  });
});

describe('what the product form sends', () => {
  it('is filled where the wire wants words and prices that nobody typed', () => {
    const line = { ...blankLine(), price: 1000, stock: 5 };
    expect(toInput({ ...blankProduct, storeName: '搪瓷杯', unitName: '', attrValue: [line] })).toMatchObject({
      keyword: '搪瓷杯',
      storeInfo: '搪瓷杯',
      unitName: '件',
      attrValue: [{ price: 1000, otPrice: 1000, cost: 0, stock: 5 }],
    });
  });

  it('is accepted by the contract just as it was read', () => {
    expect(productCalls.update.body?.safeParse(sentOf(toFormValues(slippers))).error).toBeUndefined();
  });

  it('carries one SKU without a name of its own when there are no specifications, with the cover as its picture', () => {
    const sent = toInput({ ...blankProduct, image: '/cover.jpg', attrValue: [{ ...blankLine({ 颜色: '红' }), price: 100 }] });
    expect(sent.attr).toEqual([{ attrName: '规格', attrValues: '默认' }]);
    expect(sent.attrValue).toMatchObject([{ attrValue: { 规格: '默认' }, image: '/cover.jpg', price: 100 }]);
  });

  it('takes the brand away when none is chosen any more', () => {
    expect(Object(sentOf({ ...toFormValues(slippers), brandId: null })).brandId).toBe(0);
    expect(Object(sentOf({ ...toFormValues(slippers), brandId: 7 })).brandId).toBe(7);
  });

  it('keeps the shop of a product, and takes it away when none is chosen', () => {
    expect(toFormValues({ ...slippers, merId: 5 }).merId).toBe(5);
    expect(Object(sentOf(toFormValues({ ...slippers, merId: 5 }))).merId).toBe(5);
    expect(Object(sentOf(toFormValues(slippers))).merId).toBe(0);
  });

  it('names the coupons by their numbers, and none as an empty list', () => {
    expect(Object(sentOf({ ...toFormValues(slippers), coupons: [five] })).couponIds).toEqual([5]);
    expect(Object(sentOf(toFormValues(slippers))).couponIds).toEqual([]);
  });

  it('leaves out shelves that nobody changed, for others may have noted new ones', () => {
    const { attrValue, ...rest } = toFormValues(slippers);
    const sent = toInput({ ...rest, attrValue: attrValue.map((line, at) => (at === 0 ? { ...line, shelf: '' } : line)) });
    expect(sent.attrValue.map(({ shelf }) => shelf)).toEqual(['', undefined]);
  });

  it('leaves out commissions that are not set per product', () => {
    const line = { ...blankLine(), brokerage: 500, brokerageTwo: 100 };
    expect(toInput({ ...blankProduct, attrValue: [line] }).attrValue[0]).toMatchObject({ brokerage: 0, brokerageTwo: 0 });
    expect(toInput({ ...blankProduct, isSub: true, attrValue: [line] }).attrValue[0]).toMatchObject({ brokerage: 500 });
  });
});

describe('a table that is not complete', () => {
  const full = { ...blankLine({ 颜色: '红' }), image: '/a.jpg', price: 1, cost: 1, otPrice: 1, stock: 1 };

  it('names the first row and how many others there are', () => {
    const lines = [full, { ...full, price: null, attrValue: { 颜色: '蓝' } }, { ...full, stock: null }];
    expect(missingOf(lines, false, true)).toBe('“蓝”：请输入售价，另有 1 个规格没有填完整');
    expect(missingOf([full], false, true)).toBeUndefined();
  });

  it('of a single SKU names the cell alone', () => {
    expect(missingOf([{ ...full, image: '', price: null }], false, false)).toBe('请输入售价');
  });
});

describe('a field two people changed', () => {
  it.each([
    ['attrValue', toFormValues(slippers).attrValue, '红 ¥19.90，库存 12；蓝 ¥25.90，库存 0'],
    ['attr', [{ attrName: '颜色', attrValues: '红,蓝' }], '颜色（红、蓝）'],
    ['sliderImage', ['/a.jpg', '/b.jpg'], '2 张图片'],
    ['activity', ['默认', '秒杀'], '默认、秒杀'],
    ['coupons', [five, { id: 9, name: '九元券' }], '五元券、九元券'],
    ['coupons', [], '（无）'],
    ['content', '<p>软底<br>防滑</p>', '软底防滑'],
    ['content', '', '（空）'],
    ['storeName', '拖鞋', undefined],
  ])('reads as words: %s', (field, value, words) => {
    expect(worded(field, value)).toBe(words);
  });
});
