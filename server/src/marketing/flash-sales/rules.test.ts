import { expect, it } from 'vitest';
import { saleStateOf } from './rules.ts';

const day = (date: string) => new Date(`${date}T00:00:00+08:00`);
const sale = { startTime: day('2026-11-20'), stopTime: day('2026-11-22'), status: true };
const morning = { startTime: 8, endTime: 12, status: true };
const at = (moment: string) => new Date(`2026-11-${moment}:00+08:00`);

it.each([
  ['19T09:00', sale, morning, 1],
  ['20T07:59', sale, morning, 1],
  ['20T08:00', sale, morning, 2],
  ['20T12:00', sale, morning, 1],
  ['21T11:59', sale, morning, 2],
  ['22T00:00', sale, morning, -1],
  ['20T09:00', { ...sale, status: false }, morning, 0],
  ['20T09:00', sale, { ...morning, status: false }, 1],
  ['20T09:00', sale, undefined, 1],
] as const)('the state of a flash sale at %s is that of its dates and its slot', (moment, of, slot, state) => {
  expect(saleStateOf(of, slot, at(moment))).toBe(state);
});
