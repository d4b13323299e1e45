import { describe, expect, it } from 'vitest';
import { readMoment, showMoment } from '#contract/moment.ts';
import { type Grain, bucketsOf, comparedSoFar, previousPeriod } from './buckets.ts';

const period = (from: string, until: string) => ({ from: readMoment(from), until: readMoment(until) });
const shown = ({ from, until }: { from: Date; until: Date }) => [from, until].map((date) => showMoment(date).slice(0, 10));

describe('a period cut into buckets', () => {
  it.each<[grain: Grain, from: string, until: string, count: number, second: string, last: string]>([
    ['day', '2028-02-01', '2028-03-01', 29, '2028-02-02 00:00:00', '2028-02-29 00:00:00'],
    ['month', '2026-01-01', '2027-01-01', 12, '2026-02-01 00:00:00', '2026-12-01 00:00:00'],
  ])('has every %s of the shop’s clock', (grain, from, until, count, second, last) => {
    const { starts } = bucketsOf(period(from, until), grain);

    expect(starts).toHaveLength(count);
    expect([starts.at(1), starts.at(-1)].map((start) => start && showMoment(start))).toEqual([second, last]);
  });
});

describe('a period is compared', () => {
  it.each([
    ['2026-11-22', '2026-11-23', '2026-11-21', '2026-11-22'],
    ['2026-11-16', '2026-11-23', '2026-11-09', '2026-11-16'],
    ['2026-03-01', '2026-04-01', '2026-02-01', '2026-03-01'],
    ['2026-01-01', '2027-01-01', '2025-01-01', '2026-01-01'],
    ['2026-07-01', '2026-10-01', '2026-04-01', '2026-07-01'],
  ])('%s to %s with the one before, from %s to %s', (from, until, wantedFrom, wantedUntil) => {
    expect(shown(previousPeriod(period(from, until)))).toEqual([wantedFrom, wantedUntil]);
  });
});

describe('a period that is not over', () => {
  it.each([
    ['2026-11-01', '2026-12-01', '2026-11-25', ['2026-11-01', '2026-11-26'], ['2026-10-01', '2026-10-26']],
    ['2026-01-01', '2027-01-01', '2026-03-31', ['2026-01-01', '2026-04-01'], ['2025-01-01', '2025-04-01']],
    ['2026-03-01', '2026-04-01', '2026-03-30', ['2026-03-01', '2026-03-31'], ['2026-01-30', '2026-03-01']],
    ['2026-11-23', '2026-11-30', '2026-11-25', ['2026-11-23', '2026-11-26'], ['2026-11-16', '2026-11-19']],
    ['2026-11-01', '2026-12-01', '2026-11-30', ['2026-11-01', '2026-12-01'], ['2026-10-01', '2026-11-01']],
    ['2026-12-01', '2026-12-05', '2026-11-25', ['2026-12-01', '2026-12-02'], ['2026-11-27', '2026-11-28']],
  ])('%s to %s ends on %s, and is compared with as many days', (from, until, today, current, previous) => {
    const compared = comparedSoFar(period(from, until), readMoment(`${today} 12:00:00`));

    expect([shown(compared.current), shown(compared.previous)]).toEqual([current, previous]);
  });
});
