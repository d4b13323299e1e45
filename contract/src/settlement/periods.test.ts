import { describe, expect, it } from 'vitest';
import { settleCycles } from '../catalogue/shop-terms.ts';
import { readMoment } from '../moment.ts';
import { checkPeriod, lastDue, shortPeriod } from './periods.ts';
import { settlementRefusals } from './settlement-refusals.ts';

const { week, halfMonth, month } = settleCycles;
const days = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd });
const at = (moment: string) => readMoment(moment);

describe('the period that is proposed', () => {
  it.each([
    [month, '2026-12-08 09:00:00', '2026-11-01', '2026-11-30'],
    // The last day of November is not seven days old.
    [month, '2026-12-07 09:00:00', '2026-10-01', '2026-10-31'],
    [halfMonth, '2026-11-23 00:00:00', '2026-11-01', '2026-11-15'],
    [halfMonth, '2026-11-22 09:00:00', '2026-10-16', '2026-10-31'],
    [week, '2026-11-30 09:00:00', '2026-11-16', '2026-11-22'],
    [week, '2026-11-29 09:00:00', '2026-11-09', '2026-11-15'],
  ])('of cycle %s on %s is the latest that is due', (cycle, now, first, last) => {
    expect(lastDue(cycle, at(now), 7)).toEqual(days(first, last));
    expect(checkPeriod(days(first, last), at(now), 7)).toMatchObject({ from: at(first) });
  });
});

describe('a period', () => {
  it.each([
    [days('2026-11-31', '2026-12-01'), settlementRefusals.NO_PERIOD().message],
    [days('2026-11-05', '2026-11-04'), settlementRefusals.BACKWARDS().message],
    [days('2024-11-05', '2026-11-04'), settlementRefusals.TOO_LONG().message],
    [days('2026-11-01', '2026-11-23'), settlementRefusals.NOT_DUE({ days: 7, due: '2026-12-01' }).message],
  ])('%o is refused in words', (period, says) => {
    expect(() => checkPeriod(period, at('2026-11-30 23:59:59'), 7)).toThrow(says);
  });

  it('is named by its days, with the year where there are two', () => {
    expect(shortPeriod(days('2026-11-01', '2026-11-30'))).toBe('11.01–11.30');
    expect(shortPeriod(days('2026-12-28', '2027-01-03'))).toBe('2026.12.28–2027.01.03');
  });
});
