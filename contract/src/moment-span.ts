import type { Period } from './date-limit.ts';
import { readMoment, showMoment } from './moment.ts';
import { text } from './wire.ts';

const WRONG = '时间范围格式应为 2026-01-31 08:00:00,2026-01-31 08:15:00';

/** Reads "2026-01-31 08:00:00,2026-01-31 08:15:00"; the second moment is outside. */
export function spanOf(sent: string): Period {
  const [from = '', until = ''] = sent.split(',');
  return { from: readMoment(from), until: readMoment(until) };
}

/** A span as an address bears it. */
export const showSpan = ({ from, until }: Period): string => [from, until].map(showMoment).join(',');

/** Two moments with a comma between. */
export const momentSpan = text(64).refine((sent) => {
  const { from, until } = spanOf(sent);
  return sent.split(',').length === 2 && from < until;
}, WRONG);
