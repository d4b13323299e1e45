import { describe, expect, it } from 'vitest';
import { wantedBy } from './filter.ts';

const now = new Date('2026-11-20T06:00:00Z');
const wanted = (filter: object) => wantedBy({ status: 'all', type: 2, ...filter }, now);

describe('what is sought among orders', () => {
  it.each([
    [{}, 'all'],
    [{ status: 'notShipped' }, 'tab'],
    [{ keywords: '  ' }, 'all'],
    [{ dateLimit: 'today' }, 'all_period'],
    [{ dateLimit: 'today', timeOf: 'pay' }, 'all_paid'],
    [{ dateLimit: 'today', timeOf: 'refund', keywords: '王小明' }, 'all_refunded_words'],
    [{ timeOf: 'pay' }, 'all'],
    [{ orderNo: 'order1' }, 'all_no'],
    [{ orderNo: 'order1', keywords: '王' }, 'all_no'],
    [{ keywords: '王' }, 'all_letter'],
    [{ keywords: '王明' }, 'all_pair'],
    [{ keywords: '王小明' }, 'all_words'],
    [{ keywords: '𠮷' }, 'all_letter'],
    [{ keywords: '1234' }, 'all_ends'],
    [{ keywords: 'SF-10001' }, 'all_ends'],
    [{ keywords: '123' }, 'all_words'],
    [{ keywords: '12 34' }, 'all_words'],
    [{ status: 'complete', dateLimit: 'month', keywords: '杯子' }, 'tab_period_pair'],
  ])('%j has the shape %s', (filter, shape) => {
    expect(wanted(filter).shape).toBe(shape);
  });

  it('takes signs of patterns for themselves, and letters in any case', () => {
    expect(wanted({ keywords: ' A%_杯 ' }).values).toMatchObject({ word: 'a%_杯', pattern: '%A\\%\\_杯%' });
  });

  it('looks for the end of a number backwards, that of a parcel in capitals', () => {
    expect(wanted({ keywords: 'sf12' }).values).toMatchObject({ end: '21fs%', parcel: '21FS%' });
  });

  it('is of whole days', () => {
    expect(wanted({ dateLimit: 'today' }).values).toMatchObject({
      from: new Date('2026-11-19T16:00:00Z'),
      until: new Date('2026-11-20T16:00:00Z'),
    });
  });
});
