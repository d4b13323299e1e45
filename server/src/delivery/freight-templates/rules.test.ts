import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Free, type Parcel, type Rates, type Region, freightOf, isFreeForAll } from './rules.ts';

const region = (overrides: Partial<Region> = {}): Region => ({
  cityId: 'all',
  first: 100,
  firstPrice: 500,
  renewal: 100,
  renewalPrice: 200,
  ...overrides,
});
const rates = (overrides: Partial<Rates> = {}): Rates => ({
  type: 1,
  appoint: false,
  regions: [region()],
  frees: [],
  ...overrides,
});
const parcel = (overrides: Partial<Parcel> = {}): Parcel => ({
  productId: 1,
  tempId: 1,
  quantity: 1,
  weight: 0,
  volume: 0,
  price: 1000,
  ...overrides,
});
const freight = (parcels: Parcel[], of: Rates, cityId = 10) => freightOf(parcels, cityId, new Map([[1, of]]));
const free: Free = { cityId: '10', number: 200, price: 2000 };

describe('freight', () => {
  it.each([
    [1, 500],
    [2, 700],
    [3, 900],
  ])('for %i pieces is %i fen', (quantity, fen) => {
    expect(freight([parcel({ quantity })], rates())).toBe(fen);
  });

  it('counts begun kilograms and cubic metres', () => {
    expect(freight([parcel({ weight: 101 })], rates({ type: 2 }))).toBe(700);
    expect(freight([parcel({ volume: 250 })], rates({ type: 3 }))).toBe(900);
  });

  it('adds up the specifications of one product, and charges every product by itself', () => {
    expect(freight([parcel(), parcel()], rates())).toBe(700);
    expect(freight([parcel(), parcel({ productId: 2 })], rates())).toBe(1000);
  });

  it('takes the row that names the city, else the one of the whole country', () => {
    const of = rates({ regions: [region(), region({ cityId: '10,101', firstPrice: 0 })] });

    expect(freight([parcel()], of, 10)).toBe(0);
    expect(freight([parcel()], of, 11)).toBe(500);
  });

  it('is nothing where enough is bought in a city that is sent to free', () => {
    const of = rates({ appoint: true, frees: [free] });

    expect(freight([parcel({ quantity: 2 })], of)).toBe(0);
    expect(freight([parcel({ quantity: 2, price: 999 })], of)).toBe(700);
    expect(freight([parcel({ quantity: 2 })], of, 11)).toBe(700);
    expect(freight([parcel({ quantity: 2 })], { ...of, appoint: false })).toBe(700);
  });

  it('cannot be told without a template or without a row', () => {
    expect(() => freight([parcel({ tempId: 9 })], rates())).toThrow('未找到全国运费配置');
    expect(() => freight([parcel()], rates({ regions: [] }))).toThrow('未找到全国运费配置');
  });

  it('never falls when more is bought', () => {
    const amount = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(amount, amount, amount, (quantity, more, renewal) => {
        const of = rates({ regions: [region({ renewal })] });
        expect(freight([parcel({ quantity: quantity + more })], of)).toBeGreaterThanOrEqual(freight([parcel({ quantity })], of));
      }),
    );
  });
});

describe('a shop that sends free from a total', () => {
  it.each([
    [{ switch: true, total: 5000 }, 5000, true],
    [{ switch: true, total: 5000 }, 4999, false],
    [{ switch: true, total: 0 }, 1, true],
    [{ switch: false, total: 0 }, 9999, false],
  ])('with %j and goods of %i fen: %s', (from, goods, isFree) => {
    expect(isFreeForAll(from, goods)).toBe(isFree);
  });
});
