import { describe, expect, it } from 'vitest';
import { CollectedProduct } from '#contract/collection/drafts.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import type { ConnectorProduct } from '#server/platform/connector.ts';
import { collected } from '../../../test/collection.ts';
import { sanitized } from '../found/rules.ts';
import { linkIn, payloadOf, picturesIn, rawOf, withOurs } from './rules.ts';

const raw = { storeName: '碗', storeInfo: '', content: '<p>好<script>x()</script></p>', pictures: ['https://img.mall.cn/1.jpg'] };
const sku = { id: '1', values: ['青,花'], price: 3990, marketPrice: 5990, stock: 3, picture: '' };
const bowl = (more: Partial<ConnectorProduct> = {}): ConnectorProduct => ({
  link: 'https://mall.cn/1',
  raw: { ...raw, specs: [{ name: '颜_色', values: ['青,花', '白'] }] },
  skus: [sku, { ...sku, id: '2', values: ['白'], price: 3500, stock: 5, picture: 'https://img.mall.cn/2.jpg' }],
  ...more,
});
const draftOf = (product: ConnectorProduct) => payloadOf(sanitized(rawOf(product), safeHtml), product.skus);

describe('a line that was pasted', () => {
  it.each([
    [' https://mall.example/item/8 ', 'https://mall.example/item/8'],
    ['【国铁】https://mall.example/item/8，点开就买', 'https://mall.example/item/8'],
    ['GT-100_8', 'GT-100_8'],
  ])('%s leads to %s', (line, link) => {
    expect(linkIn(line)).toBe(link);
  });

  it.each(['青花碗', 'javascript:alert(1)', `https://mall.example/${'8'.repeat(500)}`, 'ftp://mall.example/8'])(
    'leads nowhere: %s',
    (line) => {
      expect(() => linkIn(line)).toThrow('请输入商品链接');
    },
  );
});

describe('the draft of a product', () => {
  it('has its SKUs in our specifications, each at its price', () => {
    const payload = draftOf(bowl());

    expect(payload).toMatchObject({
      specType: true,
      attr: [{ attrName: '颜-色', attrValues: ['青，花', '白'] }],
      attrValue: [
        { attrValue: { '颜-色': '青，花' }, price: 3990, otPrice: 5990, stock: 3, image: 'https://img.mall.cn/1.jpg' },
        { attrValue: { '颜-色': '白' }, price: 3500, stock: 5, image: 'https://img.mall.cn/2.jpg' },
      ],
      content: '<p>好</p>',
    });
    const wire = { ...payload, attrValue: payload.attrValue.map((line) => ({ ...line, price: '1', otPrice: '1', cost: '0' })) };
    expect(CollectedProduct.safeParse(wire).success).toBe(true);
  });

  it('has one line where it has no specifications', () => {
    const payload = draftOf(bowl({ raw: { ...raw, specs: [] }, skus: [{ ...sku, values: [] }] }));
    expect(payload).toMatchObject({ specType: false, attr: [], attrValue: [{ attrValue: { 规格: '默认' }, price: 3990 }] });
  });

  it('leaves out SKUs that are of no specification, come twice, or cost more than a product may', () => {
    const odd = [
      { ...sku, values: ['黑'] },
      { ...sku, id: '3' },
      { ...sku, id: '4', values: ['白'], price: 9_999_999_900 },
    ];
    expect(draftOf(bowl({ skus: [sku, ...odd] })).attrValue).toMatchObject([{ attrValue: { '颜-色': '青，花' } }]);
  });

  it('has every combination at the one price that a platform tells', () => {
    const found = sanitized({ ...raw, price: '12.50', specs: [{ name: '色', values: ['红', '蓝'] }] }, safeHtml);
    expect(payloadOf(found).attrValue).toMatchObject([
      { attrValue: { 色: '红' }, price: 1250 },
      { attrValue: { 色: '蓝' }, price: 1250 },
    ]);
    expect(payloadOf({ ...found, price: null }).attrValue).toEqual([]);
  });
});

describe('the pictures of a draft', () => {
  it('are each fetched once, thirty at most, and give way to ours where they came', () => {
    const [line] = collected().attrValue;
    const many = Array.from({ length: 40 }, (_, index) =>
      line ? [{ ...line, image: `https://img.cn/${index}.jpg` }] : [],
    ).flat();
    expect(picturesIn(collected({ attrValue: many }))).toHaveLength(30);
    const [theirs = ''] = picturesIn(collected());
    expect(picturesIn(collected())).toHaveLength(1);

    const payload = withOurs(collected(), new Map([[theirs, '/files/1.png']]));

    expect(payload).toMatchObject({
      image: '/files/1.png',
      sliderImage: ['/files/1.png'],
      attrValue: [{ image: '/files/1.png' }],
    });
  });
});
