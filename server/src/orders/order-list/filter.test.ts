import { describe, expect, it } from 'vitest';
import { toQuestion } from './filter.ts';

const now = new Date('2026-11-20T06:00:00Z');
const asked = (filter: object) => toQuestion({ status: 'all', type: 2, ...filter }, now);

describe('what is sought among orders', () => {
  it.each([
    [{}, 'visible'],
    [{ status: 'notShipped' }, 'tab'],
    [{ keywords: '  ' }, 'visible'],
    [{ payBack: false }, 'visible'],
    [{ moneyFrozen: true }, 'visible moneyFrozen'],
    [{ dateLimit: 'today' }, 'visible create'],
    [{ dateLimit: 'today', timeOf: 'pay' }, 'visible pay'],
    [{ dateLimit: 'today', timeOf: 'refund', keywords: '王小明' }, 'visible refund words'],
    [{ timeOf: 'pay' }, 'visible'],
    [{ handler: 'none' }, 'visible unclaimed'],
    [{ handler: '7', uid: 3 }, 'visible uid handlerId'],
    [{ merId: [4] }, 'visible merId'],
    [{ orderNo: 'order1' }, 'visible orderNo'],
    [{ orderNo: 'order1', keywords: '王' }, 'visible orderNo'],
    [{ keywords: '王' }, 'visible letter'],
    [{ keywords: '王明' }, 'visible pair'],
    [{ keywords: '王小明' }, 'visible words'],
    [{ keywords: '𠮷' }, 'visible letter'],
    [{ keywords: '1234' }, 'visible end'],
    [{ keywords: 'SF-10001' }, 'visible end'],
    [{ keywords: '123' }, 'visible words'],
    [{ keywords: '12 34' }, 'visible words'],
    [{ status: 'complete', dateLimit: 'month', keywords: '杯子' }, 'tab create pair'],
  ])('%j sets the fields %s', (filter, fields) => {
    expect(asked(filter).fields.join(' ')).toBe(fields);
  });

  it('takes signs of patterns for themselves, and letters in any case', () => {
    expect(asked({ keywords: ' A%_杯 ' }).values).toMatchObject({ word: 'a%_杯' });
    expect(asked({ keywords: ' % ' }).values).toMatchObject({ word: '%', pattern: '%\\%%' });
  });

  it('looks for the end of a number backwards, that of a parcel in capitals', () => {
    expect(asked({ keywords: 'sf12' }).values).toMatchObject({ end: '21fs%', parcel: '21FS%' });
  });

  it('is of whole days', () => {
    expect(asked({ dateLimit: 'today' }).values).toMatchObject({
      from: new Date('2026-11-19T16:00:00Z'),
      until: new Date('2026-11-20T16:00:00Z'),
    });
  });

  it('is the same question for the same filter, whatever page is shown', () => {
    expect(asked({ uid: 3, page: 2 }).text).toBe(asked({ uid: 3, page: 1 }).text);
    expect(asked({ uid: 3 }).text).not.toBe(asked({ uid: 4 }).text);
  });
});
