import { expect, it } from 'vitest';
import { onceADay } from './once-a-day.ts';

const at = (moment: string) => new Date(`${moment}+08:00`);

it('is found once for a question and a day of the shop', () => {
  let times = 0;
  const find = onceADay((question: { word: string }, now: Date) => {
    times += 1;
    return `${question.word} ${now.toISOString()}`;
  });
  const [cup, mug] = [{ word: '杯' }, { word: '杯' }];
  const morning = find(cup, at('2026-05-01T00:00:00'));
  expect(find(cup, at('2026-05-01T23:59:59'))).toBe(morning);
  expect(times).toBe(1);
  find(mug, at('2026-05-01T12:00:00'));
  expect(times).toBe(2);
  expect(find(cup, at('2026-05-02T00:00:00'))).not.toBe(morning);
  expect(find(cup, at('2026-05-01T12:00:00'))).not.toBe(morning);
});
