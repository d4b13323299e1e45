import { describe, expect, it } from 'vitest';
import { campaignWords } from '../coupons/campaign-state.ts';
import { saleSessionWords, sessionWords, slotStateOf } from './sessions.ts';

const morning = { startTime: 8, endTime: 12, status: true };
const noon = { startTime: 12, endTime: 18, status: true };
const at = (moment: string) => new Date(`2026-11-${moment}:00+08:00`);

it.each([
  ['07:59', morning, 1],
  ['08:00', morning, 2],
  ['11:59', morning, 2],
  ['12:00', morning, -1],
  ['09:00', { ...morning, status: false }, 0],
  ['23:59', { ...morning, endTime: 24 }, 2],
  ['00:00', { ...morning, startTime: 0 }, 2],
] as const)('the state of a slot at %s is that of %j: %i', (time, slot, state) => {
  expect(slotStateOf(slot, at(`20T${time}`))).toBe(state);
});

const period = { isOn: true, from: at('23T00:00'), until: at('26T00:00') };

describe('a campaign', () => {
  it.each([
    ['22T23:59', period, '未开始'],
    ['23T00:00', period, '进行中'],
    ['25T23:59', period, '进行中'],
    ['26T00:00', period, '已结束'],
    ['26T00:00', { ...period, isOn: false }, '已结束'],
    ['24T09:00', { ...period, isOn: false }, '已关闭'],
    ['22T09:00', { ...period, isOn: false }, '已关闭'],
    ['30T09:00', { ...period, until: null }, '进行中'],
  ] as const)('is at %s by its switch and its days, %j: %s', (moment, of, says) => {
    expect(campaignWords(of, at(moment)).says).toBe(says);
  });
});

describe('the session of a flash sale', () => {
  it.each([
    ['20T20:40', '11-23 12:00 开始'],
    ['22T20:40', '明天 12:00 开始'],
    ['23T09:00', '今日 12:00 开始'],
    ['23T12:00', '进行中'],
    ['23T18:00', '今日已结束，明天 12:00 开始'],
    ['25T20:40', '最后一场已结束'],
    ['26T12:00', undefined],
  ])('at %s: %s', (moment, says) => {
    expect(saleSessionWords(period, noon, at(moment))?.says).toBe(says);
  });

  it('is none of one that is off or has no slot, and says of a closed slot that it is', () => {
    const now = at('24T13:00');
    expect(saleSessionWords({ ...period, isOn: false }, noon, now)).toBeUndefined();
    expect(saleSessionWords(period, null, now)).toBeUndefined();
    expect(saleSessionWords(period, { ...noon, status: false }, now)?.says).toBe('时段已关闭');
  });

  it('is the same for the slot alone', () => {
    for (const time of ['09:00', '13:00', '20:40']) {
      const now = at(`24T${time}`);
      expect(sessionWords(noon, now)).toEqual(saleSessionWords(period, noon, now));
    }
  });
});
