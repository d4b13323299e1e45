import { describe, expect, it } from 'vitest';
import { type Trouble, isQuiet, letterOf, planOf } from './rules.ts';

const now = new Date('2026-11-20T14:05:00+08:00');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const trouble = (key: string): Trouble => ({ key, kind: 'service', says: key, advice: '', isUrgent: false });
const open = (id: number, key: string, clearTime: Date | null = null) => ({ id, key, clearTime });
const nothing = { begin: [], clear: [], again: [], end: [] };

describe('an incident', () => {
  it('begins with what is wrong and not known yet', () => {
    expect(planOf([open(1, 'a')], [trouble('a'), trouble('b')], now)).toEqual({ ...nothing, begin: [trouble('b')] });
  });

  it('is clear once nothing is seen of it, and the same one where it is seen again', () => {
    expect(planOf([open(1, 'a')], [], now)).toEqual({ ...nothing, clear: [1] });
    expect(planOf([open(1, 'a', ago(4))], [trouble('a')], now)).toEqual({ ...nothing, again: [1] });
  });

  it.each([
    [4, []],
    [5, [1]],
  ])('that was not seen for %i minutes is over: %j', (minutes, end) => {
    expect(planOf([open(1, 'a', ago(minutes))], [], now)).toEqual({ ...nothing, end });
  });
});

describe('the quiet hours', () => {
  it.each([
    ['23:30', 22, 8, true],
    ['07:59', 22, 8, true],
    ['08:00', 22, 8, false],
    ['21:59', 22, 8, false],
    ['13:00', 12, 14, true],
    ['14:00', 12, 14, false],
    ['03:00', 8, 8, false],
  ])('%s between %i and %i: %s', (time, from, until, is) => {
    expect(isQuiet(new Date(`2026-11-20T${time}:00+08:00`), { from, until })).toBe(is);
  });
});

describe('a mail', () => {
  const line = (id: number, says: string, endTime: Date | null = null) => ({
    id,
    says,
    advice: '请检测',
    beginTime: ago(5),
    endTime,
  });

  it('names the first and counts the others, and says what to do', () => {
    const told = { begun: [line(1, '微信支付异常'), line(2, '邮件异常')], over: [line(3, '磁盘告急', now)] };
    expect(letterOf(told, '小店')).toEqual({
      subject: '【小店】微信支付异常 等 2 项',
      text: '微信支付异常（11-20 14:00 起）\n请检测\n\n邮件异常（11-20 14:00 起）\n请检测\n\n恢复了：磁盘告急（11-20 14:00 至 11-20 14:05）',
    });
    expect(letterOf({ begun: [], over: told.over }, '小店').subject).toBe('【小店】恢复了：磁盘告急');
  });
});
