import { describe, expect, it } from 'vitest';
import { endOfTeam, isOpen, outcomeOf } from './rules.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`);
const team = { status: 1, people: 5, virtualRation: 2, stopTime: at('12:00') };

describe('the outcome of a team', () => {
  it.each<[string, number, string, string | undefined]>([
    ['is full before its time', 5, '11:00', 'succeed'],
    ['misses one before its time', 4, '11:59', undefined],
    ['misses as many as may be invented', 3, '12:00', 'succeed'],
    ['misses more than may be invented', 2, '12:00', 'fail'],
    ['has nobody left', 0, '11:00', 'fail'],
  ])('that %s', (_, members, time, outcome) => {
    expect(outcomeOf(team, members, at(time))).toBe(outcome);
  });

  it.each([2, 3])('that was decided stays: %i', (status) => {
    expect(outcomeOf({ ...team, status }, 5, at('13:00'))).toBeUndefined();
  });
});

it('a team is open while it runs, has time and a place', () => {
  expect(isOpen(team, 4, at('11:59'))).toBe(true);
  expect([isOpen(team, 5, at('11:59')), isOpen(team, 4, at('12:00')), isOpen({ ...team, status: 2 }, 4, at('11:00'))]).toEqual([
    false,
    false,
    false,
  ]);
});

it('a team lasts its hours, but no longer than its activity', () => {
  const now = at('10:00');
  expect(endOfTeam({ effectiveTime: 1, stopTime: at('12:00') }, now)).toEqual(at('11:00'));
  expect(endOfTeam({ effectiveTime: 24, stopTime: at('12:00') }, now)).toEqual(at('12:00'));
});
