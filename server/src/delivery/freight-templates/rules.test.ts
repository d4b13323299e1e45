import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FreeRate, Rates, RegionRate } from '#contract/delivery/freight.ts';
import { type FreightItem, freightOf, isFreeForAll, replacementOf } from './rules.ts';

const region = (overrides: Partial<RegionRate> = {}): RegionRate => ({
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
const parcel = (overrides: Partial<FreightItem> = {}): FreightItem => ({
  productId: 1,
  tempId: 1,
  quantity: 1,
  weight: 0,
  volume: 0,
  price: 1000,
  ...overrides,
});
const freight = (parcels: FreightItem[], of: Rates, ...around: number[]) => freightOf(parcels, around, new Map([[1, of]]));
const free: FreeRate = { cityId: '10', number: 200, price: 2000 };

describe('rows of a template that is saved again', () => {
  const stored = ['all', '1', '2'].map((cityId, id) => ({ id, cityId, price: 5 }));
  const row = (cityId: string, price = 5) => ({ cityId, price });

  it.each([
    ['stay as they are', [row('all'), row('1'), row('2')], [0, 1, 2], [], []],
    ['are changed in their place, in their cities as well', [row('all', 7), row('3'), row('2')], [0, 1, 2], [0, 1], []],
    ['go, and others stay', [row('all'), row('2')], [0, 2], [], []],
    ['are added at the end', [row('all'), row('1'), row('2'), row('3')], [0, 1, 2], [], ['3']],
    ['follow one that is added before them', [row('all'), row('3'), row('1'), row('2')], [0], [], ['3', '1', '2']],
  ])('%s', (_, rows, kept, changed, added) => {
    const found = replacementOf(stored, rows);
    expect(found.kept).toEqual(kept);
    expect(found.changed.map(({ id }) => id)).toEqual(changed);
    expect(found.added.map(({ cityId }) => cityId)).toEqual(added);
  });
});

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

  it('takes the row of the nearest region around an address', () => {
    const of = rates({
      regions: [
        region(),
        region({ cityId: '1', firstPrice: 400 }),
        region({ cityId: '10', firstPrice: 300 }),
        region({ cityId: '101', firstPrice: 0 }),
      ],
    });

    expect(freight([parcel()], of, 101, 10, 1)).toBe(0);
    expect(freight([parcel()], of, 102, 10, 1)).toBe(300);
    expect(freight([parcel()], of, 111, 11, 1)).toBe(400);
    expect(freight([parcel()], of)).toBe(500);
  });

  it('is nothing where enough is bought in a city that is sent to free', () => {
    const of = rates({ appoint: true, frees: [free] });

    expect(freight([parcel({ quantity: 2 })], of, 10)).toBe(0);
    expect(freight([parcel({ quantity: 2, price: 999 })], of, 10)).toBe(700);
    expect(freight([parcel({ quantity: 2 })], of, 11)).toBe(700);
    expect(freight([parcel({ quantity: 2 })], { ...of, appoint: false }, 10)).toBe(700);
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

/** Freight as one would add it up by hand: step after step, product after product. */
function byHand(parcels: readonly FreightItem[], of: Rates, cityId: number): number {
  const measureOf = ({ weight, volume }: FreightItem) => [100, weight, volume][of.type - 1] ?? 0;
  const rowOf = <R extends { cityId: string }>(rows: readonly R[]) => {
    let found = rows.filter((row) => row.cityId.split(',').some((one) => one === `${cityId}`));
    if (found.length === 0) found = rows.filter((row) => row.cityId === 'all');
    return found.at(-1);
  };
  let freight = 0;
  for (const productId of new Set(parcels.map((one) => one.productId))) {
    let [measure, price] = [0, 0];
    for (const one of parcels)
      for (let piece = 0; one.productId === productId && piece < one.quantity; piece += 1) {
        measure += measureOf(one);
        price += one.price;
      }
    const [wanted, row] = [of.appoint ? rowOf(of.frees) : undefined, rowOf(of.regions)];
    if (wanted && measure >= wanted.number && price >= wanted.price) continue;
    freight += row?.firstPrice ?? 0;
    for (let paidFor = row?.first ?? 0; paidFor < measure; paidFor += row?.renewal ?? 1) freight += row?.renewalPrice ?? 0;
  }
  return freight;
}

describe('freight of any basket by any template', () => {
  const fen = fc.integer({ min: 0, max: 5000 });
  const step = fc.integer({ min: 10, max: 900 });
  const cities = fc.constantFrom('10', '11', '10,101', '12,13');
  const figures = { first: step, firstPrice: fen, renewal: step, renewalPrice: fen };
  const templates = fc.record({
    type: fc.constantFrom(1, 2, 3),
    appoint: fc.boolean(),
    regions: fc
      .tuple(
        fc.record({ cityId: fc.constant('all'), ...figures }),
        fc.array(fc.record({ cityId: cities, ...figures }), { maxLength: 3 }),
      )
      .map(([whole, rows]) => [whole, ...rows]),
    frees: fc.array(fc.record({ cityId: fc.oneof(cities, fc.constant('all')), number: step, price: fen }), { maxLength: 3 }),
  });
  const baskets = fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 3 }),
      tempId: fc.constant(1),
      quantity: fc.integer({ min: 1, max: 9 }),
      weight: fc.integer({ min: 0, max: 300 }),
      volume: fc.integer({ min: 0, max: 300 }),
      price: fen,
    }),
    { minLength: 1, maxLength: 6 },
  );

  it('is what one adds up by hand', () => {
    fc.assert(
      fc.property(baskets, templates, fc.constantFrom(0, 10, 11, 12, 99), (parcels, of, cityId) => {
        expect(freight(parcels, of, cityId)).toBe(byHand(parcels, of, cityId));
      }),
      { numRuns: 300 },
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
