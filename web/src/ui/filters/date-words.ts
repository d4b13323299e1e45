import { showDay } from '#contract/moment.ts';

/** Spans of days that have a word; the first is no limit at all. */
export const dateWords: readonly { value: string; label: string }[] = [
  { value: '', label: '全部' },
  { value: 'today', label: '今天' },
  { value: 'yesterday', label: '昨天' },
  { value: 'lately7', label: '最近 7 天' },
  { value: 'lately30', label: '最近 30 天' },
  { value: 'month', label: '本月' },
  { value: 'year', label: '本年' },
];

/** Label of a value of the filter. */
export const wordOf = (value: string) => dateWords.find((word) => word.value === value)?.label ?? spanOf(value);

/** "2026-11-01,2026-11-20" → "11-01 至 11-20", with the years where they are not all this one. */
export function spanOf(value: string, now = new Date()): string {
  const days = value.split(',').map((day) => day.slice(0, 10));
  const year = showDay(now).slice(0, 5);
  return days.map((day) => (days.every((each) => each.startsWith(year)) ? day.slice(5) : day)).join(' 至 ');
}
