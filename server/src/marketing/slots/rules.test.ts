import { expect, it } from 'vitest';
import { slotStateOf } from './rules.ts';

const morning = { startTime: 8, endTime: 12, status: true };
const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`);

it.each([
  ['07:59', morning, 1],
  ['08:00', morning, 2],
  ['11:59', morning, 2],
  ['12:00', morning, -1],
  ['09:00', { ...morning, status: false }, 0],
  ['23:59', { ...morning, endTime: 24 }, 2],
  ['00:00', { ...morning, startTime: 0 }, 2],
] as const)('the state of a slot at %s is that of %j: %i', (time, slot, state) => {
  expect(slotStateOf(slot, at(time))).toBe(state);
});
