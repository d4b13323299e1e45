import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodOf } from '#contract/date-limit.ts';
import { readMoment, showMoment } from '#contract/moment.ts';

// A Thursday, half past midnight by the shop's clock, still Wednesday in Greenwich.
const now = readMoment('2026-03-05 00:30:00');
const daysOf = (limit: string, at = now) => {
  const period = periodOf(limit, at);
  return period && [showMoment(period.from), showMoment(period.until)].map((moment) => moment.replace(' 00:00:00', ''));
};

describe('a period in words', () => {
  it.each([
    ['today', '2026-03-05', '2026-03-06'],
    ['yesterday', '2026-03-04', '2026-03-05'],
    ['lately7', '2026-02-27', '2026-03-06'],
    ['lately30', '2026-02-04', '2026-03-06'],
    ['week', '2026-03-02', '2026-03-09'],
    ['preWeek', '2026-02-23', '2026-03-02'],
    ['month', '2026-03-01', '2026-04-01'],
    ['preMonth', '2026-02-01', '2026-03-01'],
    ['year', '2026-01-01', '2027-01-01'],
    ['preYear', '2025-01-01', '2026-01-01'],
    ['sameDayLastWeek', '2026-02-26', '2026-02-27'],
    ['sameDayLastYear', '2025-03-05', '2025-03-06'],
  ])('is whole days of the shop’s clock: %s', (word, from, until) => {
    expect(daysOf(word)).toEqual([from, until]);
  });

  it.each([
    ['2026-01-01 00:00:00', 'preMonth', '2025-12-01', '2026-01-01'],
    ['2026-12-31 23:59:59', 'month', '2026-12-01', '2027-01-01'],
    ['2026-03-01 00:00:00', 'yesterday', '2026-02-28', '2026-03-01'],
    ['2026-03-08 23:59:59', 'week', '2026-03-02', '2026-03-09'],
    ['2026-03-09 00:00:00', 'preWeek', '2026-03-02', '2026-03-09'],
    ['2028-02-29 12:00:00', 'sameDayLastYear', '2027-03-01', '2027-03-02'],
  ])('at %s is right across the turn: %s', (at, word, from, until) => {
    expect(daysOf(word, readMoment(at))).toEqual([from, until]);
  });

  it('has the present in it, or just before its end', () => {
    const words = fc.constantFrom('today', 'lately7', 'lately30', 'week', 'month', 'year');
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(words, moments, (word, at) => {
        const { from, until } = periodOf(word, at) ?? { from: at, until: at };
        return from <= at && at < until;
      }),
    );
  });
});

describe('a period of two days', () => {
  it.each([
    ['2026-03-01,2026-03-01', '2026-03-01', '2026-03-02'],
    ['2026-3-1,2026-3-31', '2026-03-01', '2026-04-01'],
    ['2026-03-01 10:00:00,2026-03-02 23:59:59', '2026-03-01', '2026-03-03'],
    [' 2026-02-28 , 2026-03-01 ', '2026-02-28', '2026-03-02'],
  ])('has both days whole: %s', (limit, from, until) => {
    expect(daysOf(limit)).toEqual([from, until]);
  });

  it.each([
    'tomorrow',
    '2026-03-01',
    '2026-03-01,',
    ',2026-03-01',
    '2026-02-30,2026-03-02',
    '2026-03-01,2026-03-02,2026-03-03',
    'toString',
  ])('is refused in the wire’s words when it cannot be read: %s', (limit) => {
    expect(() => daysOf(limit)).toThrow(
      '选择时间参数格式错误，请在 today|yesterday|lately7|lately30|month|year|自定义时间范围（格式：yyyy-MM-dd HH:mm:ss，两个时间范围用逗号分割）',
    );
  });

  it.each(['2026-03-02,2026-03-01', '2026-03-01 23:00:00,2026-02-28 08:00:00'])('does not end before it begins: %s', (limit) => {
    expect(() => daysOf(limit)).toThrow('开始时间不能大于结束时间！');
  });

  it('stays within years of four digits', () => {
    expect(daysOf('2026-03-01,9999-12-31')).toEqual(['2026-03-01', '9999-12-31']);
  });

  it.each([undefined, '', '  '])('is no limit when nothing is sent: %j', (limit) => {
    expect(periodOf(limit, now)).toBeUndefined();
  });
});
