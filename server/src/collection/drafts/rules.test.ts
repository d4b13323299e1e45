import { describe, expect, it } from 'vitest';
import { addressesBelow } from '#server/pictures/index.ts';
import { collected } from '../../../test/collection.ts';
import { payloadWithPaths, lowestPrice, payloadWithUrls } from './rules.ts';

const pictures = addressesBelow('https://cdn.shop');
const ours = collected({
  image: '/files/a.png',
  sliderImage: ['/files/b.png', 'https://elsewhere/c.png'],
  content: '<img src="/files/d.png">',
});

describe('the pictures of a draft', () => {
  it('are shown below our domain, and those of others where they are', () => {
    expect(payloadWithUrls(ours, pictures)).toMatchObject({
      image: 'https://cdn.shop/files/a.png',
      sliderImage: ['https://cdn.shop/files/b.png', 'https://elsewhere/c.png'],
      content: '<img src="https://cdn.shop/files/d.png">',
    });
  });

  it('are kept as they were, with the text made clean', () => {
    const back = payloadWithPaths(payloadWithUrls(ours, pictures), pictures, (html) => html.toUpperCase());

    expect(back).toEqual({ ...ours, content: '<IMG SRC="/FILES/D.PNG">' });
  });
});

describe('the price of a draft', () => {
  it('is that of its cheapest combination, or unknown', () => {
    const [line] = ours.attrValue;

    expect(
      lowestPrice({
        attrValue: line
          ? [
              { ...line, price: 300 },
              { ...line, price: 200 },
            ]
          : [],
      }),
    ).toBe(200);
    expect(lowestPrice({ attrValue: [] })).toBeNull();
  });
});
