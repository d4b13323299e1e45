import { describe, expect, it } from 'vitest';
import { cronWords, errorOf, nextRun, runStateOf } from './rules.ts';

const at = (time: string) => new Date(`2026-11-20T${time}+08:00`);
const now = at('14:05:30');

describe('when a timer is due', () => {
  it.each([
    ['* * * * *', '每分钟', at('14:06:00')],
    ['*/10 * * * *', '每 10 分钟', at('14:10:00')],
    ['17 * * * *', '每小时 17 分', at('14:17:00')],
    ['5 * * * *', '每小时 5 分', at('15:05:00')],
    ['17 3 * * *', '每天 03:17', new Date('2026-11-21T03:17:00+08:00')],
    ['0 3 * * 1', '0 3 * * 1', undefined],
  ])('%s: %s', (cron, words, next) => {
    expect([cronWords(cron), nextRun(cron, now)]).toEqual([words, next]);
  });
});

describe('how it stands', () => {
  const run = (start: string, end: string | null, error = '') => ({
    startTime: at(start),
    endTime: end === null ? null : at(end),
    error,
  });

  it.each([
    ['never', undefined, '* * * * *'],
    ['done', run('14:05:00', '14:05:01'), '* * * * *'],
    ['running', run('14:05:00', null), '* * * * *'],
    ['failed', run('14:05:00', '14:05:01', '断了'), '* * * * *'],
    ['failed', run('07:00:00', null), '* * * * *'],
    ['late', run('13:55:00', '13:55:01'), '* * * * *'],
    ['done', run('13:55:00', '13:55:01'), '17 3 * * *'],
    ['done', run('03:00:00', '03:00:01'), undefined],
  ])('%s', (state, last, cron) => {
    expect(runStateOf(last, cron, now)).toBe(state);
  });

  it('says what went wrong, not what did in the run before', () => {
    expect(errorOf(run('14:05:00', null, '上次的错误'), now)).toBe('');
    expect(errorOf(run('07:00:00', null), now)).toBe('没有执行完，服务器可能中途停止过');
  });
});
