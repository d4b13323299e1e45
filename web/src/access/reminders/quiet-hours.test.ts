import { describe, expect, it } from 'vitest';
import { type QuietHours, isQuiet, quietHoursFrom } from './quiet-hours.ts';

const night: QuietHours = { isOn: true, from: '22:00', to: '08:00', days: [] };
const noon: QuietHours = { isOn: true, from: '12:00', to: '13:30', days: [] };
const friday = { ...night, days: [5] };

describe('quiet hours', () => {
  // 2026-11-20 is a Friday.
  it.each<[string, QuietHours, string, boolean]>([
    ['of a day begin with their first minute', noon, '2026-11-20T12:00:00+08:00', true],
    ['of a day are over with their last', noon, '2026-11-20T13:30:00+08:00', false],
    ['of a night hold before midnight', night, '2026-11-20T23:10:00+08:00', true],
    ['of a night hold after midnight', night, '2026-11-20T07:59:59+08:00', true],
    ['of a night are over in the morning', night, '2026-11-20T08:00:00+08:00', false],
    ['of a night have not begun in the evening', night, '2026-11-20T21:59:59+08:00', false],
    ['go by the clock of the shop, wherever the person is', night, '2026-11-20T15:00:00Z', true],
    ['of a day of the week hold in its evening', friday, '2026-11-20T22:30:00+08:00', true],
    ['of a day of the week hold in the night that it begins', friday, '2026-11-21T03:00:00+08:00', true],
    ['of a day of the week leave the night before alone', friday, '2026-11-20T03:00:00+08:00', false],
    ['of a Sunday hold in the night to Monday', { ...night, days: [7] }, '2026-11-23T03:00:00+08:00', true],
    ['of other days do not hold', { ...noon, days: [6, 7] }, '2026-11-20T12:30:00+08:00', false],
    ['that end when they begin last for a day', { ...noon, to: '12:00', days: [5] }, '2026-11-21T11:59:00+08:00', true],
    ['that are switched off hold never', { ...night, isOn: false }, '2026-11-20T23:10:00+08:00', false],
  ])('%s', (_, hours, now, quiet) => {
    expect(isQuiet(hours, new Date(now))).toBe(quiet);
  });

  it.each([null, { isOn: true }, { ...night, from: '25:00' }])('are off where %j was kept', (kept) => {
    expect(quietHoursFrom(kept).isOn).toBe(false);
  });
});
