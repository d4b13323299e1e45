import { HOUR, MINUTE } from '#contract/durations.ts';
import { type RunState, runStates } from '#contract/maintenance/timers.ts';

/** The shop's clock has no daylight saving time. */
const OFFSET_MS = 8 * HOUR;
const DAYS = 400;

interface Cron {
  minutes: string;
  hours: string;
  isDaily: boolean;
}

function readCron(cron: string): Cron {
  const [minutes = '', hours = '', ...days] = cron.split(' ');
  return { minutes, hours, isDaily: days.length === 3 && days.every((field) => field === '*') };
}

function matches(field: string, value: number): boolean {
  const every = /^\*\/(\d+)$/.exec(field)?.[1];
  if (every !== undefined) return value % Number(every) === 0;
  return field === '*' || field.split(',').some((one) => Number(one) === value);
}

/** The first minute after `after` at which a daily cron is due; undefined for one that no timer has: of certain days. */
export function nextRun(cron: string, after: Date): Date | undefined {
  const { minutes, hours, isDaily } = readCron(cron);
  if (!isDaily) return undefined;
  const first = Math.floor(after.getTime() / MINUTE) + 1;
  for (let minute = first; minute < first + (DAYS * 24 * HOUR) / MINUTE; minute += 1) {
    const local = new Date(minute * MINUTE + OFFSET_MS);
    if (matches(minutes, local.getUTCMinutes()) && matches(hours, local.getUTCHours())) return new Date(minute * MINUTE);
  }
  return undefined;
}

const two = (text: string) => text.padStart(2, '0');

/** Schedule as people say it: 每天 03:17. */
export function cronWords(cron: string): string {
  const { minutes, hours, isDaily } = readCron(cron);
  const every = /^\*\/(\d+)$/.exec(minutes)?.[1];
  if (isDaily && hours === '*') {
    if (minutes === '*') return '每分钟';
    if (every !== undefined) return `每 ${every} 分钟`;
    if (/^\d+$/.test(minutes)) return `每小时 ${minutes} 分`;
  }
  return isDaily && /^\d+$/.test(minutes) && /^\d+$/.test(hours) ? `每天 ${two(hours)}:${two(minutes)}` : cron;
}

export interface TimerRun {
  startTime: Date;
  endTime: Date | null;
  error: string;
}

/** The queue gives a run up after so long. */
const LONGEST_MS = 6 * HOUR;
/** A process that was just started is not late. */
const PATIENCE_MS = 5 * MINUTE;
const BROKEN_OFF = '没有执行完，服务器可能中途停止过';

/** Error of the last run; blank when it went well. */
export function errorOf(run: TimerRun | undefined, now: Date): string {
  if (!run) return '';
  const isBrokenOff = run.endTime === null && now.getTime() - run.startTime.getTime() > LONGEST_MS;
  if (isBrokenOff) return BROKEN_OFF;
  return run.endTime === null ? '' : run.error;
}

/** State of a timer, or of a job, which is never late. */
export function runStateOf(run: TimerRun | undefined, cron: string | undefined, now: Date): RunState {
  if (!run) return runStates.never;
  if (errorOf(run, now) !== '') return runStates.failed;
  if (run.endTime === null) return runStates.running;
  const due = cron === undefined ? undefined : nextRun(cron, run.startTime);
  return due && now.getTime() - due.getTime() > PATIENCE_MS ? runStates.late : runStates.done;
}
