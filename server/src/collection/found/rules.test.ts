import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKU_MAX, SkuDraft, ProductDraft } from '#contract/catalogue/product-draft.ts';
import { platforms } from '#contract/services/platforms.ts';
import { FoundProduct } from '#contract/collection/found.ts';
import { Refusal } from '#contract/refusal.ts';
import { encoder } from '#contract/transcode.ts';
import type { RawProduct } from '#server/platform/collecting.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import { attacks, dangersIn } from '../../../test/attacks.ts';
import { known } from '../../../test/found.ts';
import { parse99Api } from '../../services/api99/shapes.ts';
import { parseOnePass } from '../../services/one-pass/products.ts';
import { sanitized, fenOf, pictureAt, picturesOf, specsOf } from './rules.ts';

const nothing: RawProduct = { storeName: '', storeInfo: '', content: '', pictures: [], specs: [] };

describe('a picture', () => {
  it.each([
    ['//img.alicdn.com/a.jpg', 'https://img.alicdn.com/a.jpg'],
    ['http:\\/\\/img.alicdn.com/a.jpg', 'https://img.alicdn.com/a.jpg'],
    ['https://127.0.0.1/a.jpg', undefined],
    ['https://[::1]/a.jpg', undefined],
    ['https://0x7f000001/a.jpg', undefined],
    ['https://printer.local/a.jpg', undefined],
    ['https://intranet/a.jpg', undefined],
    ['https://me:secret@img.alicdn.com/a.jpg', undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg>', undefined],
    ['jfs/t1/a.jpg', undefined],
    [`https://img.alicdn.com/${'a'.repeat(250)}.jpg`, undefined],
  ])('at %s is shown from %s', (address, shown) => {
    expect(pictureAt(address)).toBe(shown);
  });

  it('is kept once, among at most ten, as far as the product has room for them', () => {
    const long = Array.from({ length: 12 }, (_, index) => `https://img.alicdn.com/${index}${'a'.repeat(225)}.jpg`);

    expect(picturesOf(['//img.alicdn.com/a.jpg', 'https://img.alicdn.com/a.jpg'])).toHaveLength(1);
    expect(picturesOf(long.map((address) => address.slice(0, 60)))).toHaveLength(10);
    expect(JSON.stringify(picturesOf(long)).length).toBeLessThanOrEqual(2000);
  });
});

describe('a price', () => {
  it.each([
    ['￥12.50-15.00', 1250],
    ['1,299', 129_900],
    [19.9, 1990],
    [0, 0],
    ['面议', null],
    [undefined, null],
    ['99999999', null],
  ])('of %s is %s fen', (price, fen) => {
    expect(fenOf(price)).toBe(fen);
  });
});

describe('specifications', () => {
  it('have one value of a name, in signs that clients do not take apart', () => {
    const foreign = [
      { name: ' 颜色_1 ', values: ['红,白', '红,白', ' ', 'a$&b'] },
      { name: '颜色_1', values: ['再来'] },
      { name: '空', values: [] },
    ];

    expect([...specsOf(foreign)]).toEqual([['颜色-1', ['红，白', 'a＆b']]]);
  });

  it('make no more combinations than a product may have', () => {
    const many = ['一', '二', '三'].map((name) => ({ name, values: Array.from({ length: 100 }, (_, index) => `${index}`) }));

    const sizes = [...specsOf(many).values()].map((values) => values.length);

    expect(sizes.reduce((all, size) => all * size, 1)).toBeLessThanOrEqual(SKU_MAX);
  });
});

describe('a text about a product', () => {
  it.each(Object.values(attacks).flat())('comes without what could run: %s', (content) => {
    expect(dangersIn(sanitized({ ...nothing, content }, safeHtml).content)).toEqual([]);
  });

  it('comes without pictures of a neighbour', () => {
    const content = '<img src="http://192.168.1.1/a.jpg"><p>好</p><img alt="x" src="//img.alicdn.com/a.jpg?a=1&b=2">';

    expect(sanitized({ ...nothing, content }, safeHtml).content).toBe(
      '<p>好</p><img alt="x" src="https://img.alicdn.com/a.jpg?a=1&amp;b=2" />',
    );
  });
});

/** A provider’s answer sanitized and encoded for the wire; undefined for one that is refused. */
function sentOf(parse: () => RawProduct): unknown {
  try {
    return encoder(FoundProduct)(sanitized(parse(), safeHtml));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

describe('an answer', () => {
  const fits = (sent: unknown) => sent === undefined || FoundProduct.safeParse(sent).success;

  it('of whatever shape is refused or understood, and never a fault', () => {
    const item = fc.dictionary(
      fc.constantFrom(
        'title',
        'images',
        'props',
        'name',
        'price',
        'saleProp',
        'skuProps',
        'skus',
        'banner',
        'items',
        'slider_image',
      ),
      fc.oneof(fc.jsonValue(), fc.constant([{ name: 'a', values: [{ name: 'b' }], specs: [{}] }])),
    );
    const answer = fc.oneof(fc.jsonValue(), fc.record({ data: fc.oneof(item, fc.record({ item })) }));
    const property = fc.property(answer, fc.constantFrom(...platforms.values), (body, platform) => {
      expect([() => parse99Api(platform, body), () => parseOnePass(body)].map(sentOf).every(fits)).toBe(true);
    });

    fc.assert(property, { seed: 20_261_121, numRuns: 500 });
  });

  it('that is understood can be saved once the shop has added what is its own', () => {
    const sent = Object(sentOf(() => parse99Api('taobao', known[101])));
    const own = { cateId: '3', tempId: 1, unitName: '件', isSub: false, attrValue: [] };
    const attr = sent.attr.map(({ attrName, attrValues }: Record<string, string>) => ({
      attrName,
      attrValues: JSON.parse(attrValues ?? '').join(','),
    }));

    const { error } = ProductDraft.extend({ attrValue: SkuDraft.array() }).safeParse({ ...sent, ...own, attr });
    expect(error).toBeUndefined();
  });
});
