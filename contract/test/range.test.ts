import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rangeOf } from '#contract/range.ts';
import { count, money } from '#contract/wire.ts';

const said = { wrong: '写错了', reversed: '写反了' };
const prices = rangeOf(money, said);
const counts = rangeOf(count, said);

describe('a range', () => {
  it.each([
    ['10,50.5', { from: 1000, to: 5050 }],
    ['10.00,', { from: 1000 }],
    [',50', { to: 5000 }],
    [' 10 , 10 ', { from: 1000, to: 1000 }],
    [',', {}],
    ['0,0', { from: 0, to: 0 }],
  ])('includes both ends, and is open where one is left out: %s', (sent, range) => {
    expect(prices.parse(sent)).toEqual(range);
  });

  it.each(['10', '1,2,3', 'a,b', '-1,5', '1,1e3', '1000000,'])('is refused when an end is none: %s', (sent) => {
    expect(prices.safeParse(sent).error?.issues[0]?.message).toBe('写错了');
  });

  it('is refused when its ends stand the wrong way round', () => {
    expect(counts.safeParse('5,4').error?.issues[0]?.message).toBe('写反了');
    expect(counts.safeParse('1.5,').error?.issues[0]?.message).toBe('写错了');
  });

  it.each(['10.00,50.50', '10.00,', ',50.00', ','])('is written as it is read: %s', (sent) => {
    expect(z.encode(prices, prices.parse(sent))).toBe(sent);
  });
});
