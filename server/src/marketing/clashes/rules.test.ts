import { describe, expect, it } from 'vitest';
import { activityKinds } from '#contract/marketing/activities.ts';
import { clashKinds, needsReason } from '#contract/marketing/clashes.ts';
import {
  type Offer,
  type SellingActivity,
  freeOrdersOf,
  gapsOf,
  oddPricesOf,
  pairsAmong,
  pairsOf,
  runTogether,
  withReasons,
} from './rules.ts';

const day = (date: string) => new Date(`2026-11-${date}T00:00:00+08:00`);
const { flashSale, bargain, groupBuy } = activityKinds;

/** An activity of these days, both included. */
const sold = (
  id: number,
  [from, until]: readonly [string, string],
  overrides: Partial<SellingActivity> = {},
): SellingActivity => ({
  id,
  kind: groupBuy,
  title: `活动${id}`,
  startTime: day(from),
  stopTime: new Date(day(until).getTime() + 86_400_000),
  timeId: null,
  hours: null,
  ...overrides,
});
const offer = (activity: SellingActivity, skuId = 1, price = 900, cost = 500, usual = 1000): Offer => ({
  activity,
  skuId,
  suk: `规格${skuId}`,
  price,
  cost,
  usual,
});

describe('two activities run together', () => {
  const flash = (id: number, startTime: number, endTime: number) =>
    sold(id, ['20', '22'], { kind: flashSale, timeId: id, hours: { startTime, endTime } });
  it.each<[string, SellingActivity, SellingActivity, boolean]>([
    ['when they share a day', sold(1, ['20', '22']), sold(2, ['22', '25'], { kind: bargain }), true],
    ['not when one begins the day after the other', sold(1, ['20', '22']), sold(2, ['23', '25']), false],
    ['as flash sales of the same hours', flash(1, 8, 12), flash(2, 8, 12), true],
    ['as flash sales whose hours overlap', flash(1, 8, 12), flash(2, 10, 14), true],
    ['not as flash sales of which one begins when the other ends', flash(1, 8, 12), flash(2, 12, 14), false],
    ['as a flash sale and anything else', flash(1, 8, 12), sold(2, ['20', '22']), true],
    ['not as one and the same', sold(1, ['20', '22']), sold(1, ['20', '22']), false],
  ])('%s', (_, one, other, together) => {
    expect(runTogether(one, other)).toBe(together);
    expect(runTogether(other, one)).toBe(together);
  });
});

describe('clashes of activities', () => {
  const [early, late] = [sold(3, ['20', '24']), sold(5, ['22', '28'], { kind: bargain })];

  it('name each pair once, the later activity first, with the SKUs and the days of both', () => {
    const offers = [offer(early, 1), offer(early, 2), offer(late, 1), offer(late, 2), offer(late, 3)];
    expect(pairsAmong(offers)).toMatchObject([
      {
        activity: { id: 5, title: '活动5' },
        other: { id: 3 },
        skus: [{ suk: '规格1' }, { suk: '规格2' }],
        days: [day('22'), day('24')],
      },
    ]);
  });

  it('are none between activities that sell different SKUs of a product', () => {
    expect(pairsAmong([offer(early, 1), offer(late, 2)])).toEqual([]);
  });

  it('name a new activity before the older ones, however they are numbered', () => {
    const draft = sold(0, ['20', '20']);
    expect(pairsOf([offer(draft)], [offer(early)])).toMatchObject([{ activity: { id: 0 }, other: { id: 3 } }]);
  });

  it('name what is sold below cost, not what is sold at cost', () => {
    const offers = [offer(early, 1, 499), offer(early, 2, 500), offer(late, 1, 900)];
    expect(oddPricesOf(offers)).toMatchObject([{ activity: { id: 3 }, skus: [{ suk: '规格1', price: 499, cost: 500 }] }]);
  });

  it('name what costs more than without the activity, not what costs the same', () => {
    const offers = [offer(early, 1, 1001), offer(early, 2, 1000), offer(late, 1, 900)];
    expect(oddPricesOf(offers)).toMatchObject([
      { kind: clashKinds.abovePrice, activity: { id: 3 }, skus: [{ suk: '规格1', price: 1001, usual: 1000 }] },
    ]);
  });

  it('carry the reason they were allowed for, and no other', () => {
    const clashes = [...oddPricesOf([offer(late, 1, 1)]), ...pairsAmong([offer(early), offer(late)])];
    const allowance = { kind: 3, activityId: 5, otherId: 3, reason: '联合促销', allowedBy: '小李', createTime: day('19') };
    expect(withReasons(clashes, [allowance]).map(({ reason }) => reason)).toEqual([null, '联合促销']);
  });
});

describe('a slot', () => {
  const slot = { id: 8, name: '早场', startTime: 8, endTime: 12 };
  const sale = (from: string, until: string) => ({ ...sold(1, [from, until]), timeId: 8 });
  const at = (hour: string) => new Date(`2026-11-20T${hour}:00:00+08:00`);
  const gap = (sales: readonly ReturnType<typeof sale>[], hour = '07') => gapsOf([slot], sales, at(hour))[0]?.days;

  it('is told with the days of the week to come on which it has no goods', () => {
    expect(gap([sale('20', '22'), sale('24', '25')])).toEqual([day('23'), day('26')]);
    expect(gap([{ ...sale('20', '26'), timeId: 9 }])).toHaveLength(7);
  });

  it('is not told when each day has goods, nor for a day whose hours are over', () => {
    expect(gap([sale('19', '30')])).toBeUndefined();
    expect(gap([sale('21', '30')], '11')).toEqual([day('20')]);
    expect(gap([sale('21', '30')], '12')).toBeUndefined();
  });

  it('asks for no reason, as a coupon that may pay a whole order does', () => {
    const coupon = { id: 1, name: '立减券', money: 1000, minPrice: 0, reason: null };
    expect([...gapsOf([slot], [], at('07')), ...freeOrdersOf([coupon])].map(needsReason)).toEqual([false, true]);
  });
});
