import { describe, expect, it } from 'vitest';
import { checkTimes, endOf, pricesBack } from './rules.ts';

const now = new Date('2026-11-20T08:00:00Z');
const at = (text: string) => new Date(text);

describe('the times of a plan', () => {
  it.each([
    ['lie ahead', { at: now }, '执行时间已经过去'],
    ['end after they begin', { at: at('2026-11-21'), endAt: at('2026-11-21') }, '结束时间要晚于执行时间'],
    ['are within a year', { at: at('2027-11-23') }, '最多定到一年以后'],
    ['end within a year as well', { at: at('2026-11-21'), endAt: at('2028-01-01') }, '最多定到一年以后'],
  ])('%s', (_, times, message) => {
    expect(() => checkTimes(times, now)).toThrow(message);
  });

  it('need no end', () => {
    expect(() => checkTimes({ at: at('2026-11-21'), endAt: null }, now)).not.toThrow();
  });
});

describe('the end of an act', () => {
  it('takes off what was put on, puts on what was taken off, and gives a price back', () => {
    expect([endOf('on'), endOf('off'), endOf('price')]).toEqual(['off', 'on', 'price']);
  });

  it('gives back the prices that nobody has touched since', () => {
    const skus = [
      { id: 1, price: 800 },
      { id: 2, price: 777 },
      { id: 3, price: 800 },
    ];

    expect(pricesBack(skus, 800, { 1: 1000, 2: 1200 })).toEqual([{ id: 1, price: 1000 }]);
    expect(() => pricesBack(skus, 999, { 1: 1000 })).toThrow('价格已被手工修改，没有改回原价');
  });
});
