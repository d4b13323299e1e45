import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SkuDraft } from '#contract/catalogue/product-draft.ts';
import { decoder, encoder } from '#contract/transcode.ts';

const { price, brokerage } = SkuDraft.shape;
const message = (schema: z.ZodType, sent: unknown) => schema.safeParse(sent).error?.issues[0]?.message;

describe('an amount of a SKU', () => {
  it.each([
    ['12.5', 1250],
    [12.5, 1250],
    ['0', 0],
    [0.1 + 0.2, 30],
  ])('is read from %j as %i', (sent, hundredths) => {
    expect([price.parse(sent), brokerage.parse(sent)]).toEqual([hundredths, hundredths]);
  });

  it.each([
    ['', '规格属性金额不能为空'],
    [null, '规格属性金额不能为空'],
    [undefined, '规格属性金额不能为空'],
    ['abc', '规格属性金额不能为空'],
    ['1e3', '规格属性金额不能为空'],
    [-1, '金额不能小于0'],
    ['-0.01', '金额不能小于0'],
    [1_000_000, '数值不能大于 999999.99'],
  ])('is refused in the words of the wire: %j', (sent, said) => {
    expect(message(price, sent)).toBe(said);
  });

  it.each([
    ['', null],
    [null, null],
    [undefined, undefined],
  ])('may be none where none is needed: %j', (sent, value) => {
    expect(brokerage.parse(sent)).toBe(value);
  });

  it('travels both ways, also by the compiled coders', () => {
    const row = z.object({ price, brokerage });
    for (const value of [
      { price: 1250, brokerage: 30 },
      { price: 0, brokerage: null },
    ]) {
      expect(z.decode(row, z.encode(row, value))).toEqual(value);
      expect(decoder(row)(encoder(row)(value))).toEqual(value);
    }
    expect(encoder(row)({ price: 1250, brokerage: 30 })).toEqual({ price: '12.50', brokerage: '0.30' });
  });
});
