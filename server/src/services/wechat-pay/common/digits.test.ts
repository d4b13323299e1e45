import { describe, expect, it } from 'vitest';
import { bytesOfBase64 } from '#server/platform/text/base64.ts';
import { fenIn, fenText } from './digits.ts';
import { compactMoment, compactMomentIn, momentIn, rfc3339 } from './moments.ts';

describe('a sum as text', () => {
  it('in yuan is read by its digits', () => {
    expect(['0.01', '19.9', '1299', '-0.27', '-0.00', '99999999.99'].map(fenIn)).toEqual([
      1, 1990, 129_900, -27, 0, 9_999_999_999,
    ]);
  });

  it.each(['1.005', '1.', '.5', '1e3', ' 1', '1,000.00', '', '１', '+1', '12345678901'])('is none in %j', (text) => {
    expect(fenIn(text)).toBeUndefined();
  });

  it('in fen has no decimals', () => {
    expect(['2000', '20.00', '-1'].map(fenText)).toEqual([2000, undefined, -1]);
  });
});

describe('a moment', () => {
  const at = new Date('2026-09-21T01:30:00Z');

  it('has its offset in the third version, and is of Beijing in the second', () => {
    expect([rfc3339(at), compactMoment(at)]).toEqual(['2026-09-21T09:30:00+08:00', '20260921093000']);
    expect([momentIn('2026-09-21T09:30:00+08:00'), compactMomentIn('20260921093000')]).toEqual([at, at]);
  });

  it('is none without one, or of a day that there is not', () => {
    expect(['2026-09-21T09:30:00', '2026-13-21T09:30:00Z', ''].map(momentIn)).toEqual([undefined, undefined, undefined]);
    expect(['20261321093000', '2026'].map(compactMomentIn)).toEqual([undefined, undefined]);
  });
});

describe('base64', () => {
  it('is taken only as it is written', () => {
    expect(['YQ==', 'YQ', 'YR==', 'YQ== ', 'Y_Q=', ''].map((text) => bytesOfBase64(text)?.toString())).toEqual([
      'a',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
