import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { moment, nothing, page, paged, words } from '../wire.ts';

export const timerRefusals = refusals('timer', {
  NOT_FOUND: { code: 404, says: () => '没有这个定时任务，请刷新后重试' },
  BEGUN_AGAIN: { says: () => '这次执行已经重新开始过，或已被清理，请刷新后看最新的结果' },
  NOT_AGAIN: { says: (p: { reason: string }) => p.reason },
  ASLEEP: { says: () => '商店还没有开始营业，这个任务已暂停，开始营业后会自动执行' },
  RUNNING: { says: () => '这个任务正在等待或执行，请等它结束' },
});

export const timerKinds = choices({ timer: '定时', job: '后台' });

export const runStates = choices({
  never: ['never', '还没有执行过', 'rest'],
  running: ['running', '执行中', 'underway'],
  done: ['done', '正常', 'done'],
  late: ['late', '没有按时执行', 'waits'],
  failed: ['failed', '失败', 'trouble'],
  asleep: ['asleep', '已暂停', 'rest'],
});
export type RunState = (typeof runStates.values)[number];

/** Timers and jobs of the server: a timer at its time, a job once something was done that needs it. */
export const TimerRow = z.object({
  id: z.int(),
  /** Noun and verb, as in the log: `order.cancelUnpaid`. */
  name: z.string(),
  label: z.string(),
  kind: timerKinds.schema(),
  /** Schedule in words. */
  every: z.string(),
  state: runStates.schema(),
  startTime: moment.nullable(),
  /** Duration of the last run. */
  ms: z.int().nullable(),
  /** Reason it failed. */
  error: z.string(),
  failures: z.int(),
  doneTime: moment.nullable(),
  nextTime: moment.nullable(),
  /** Number of runs that wait. */
  waiting: z.int(),
  /** Number of runs that were given up, and not begun again since. */
  givenUp: z.int(),
});
export type TimerRow = z.output<typeof TimerRow>;

/** A run of a job that failed at every try. */
export const GivenUpRun = z.object({
  /** Key in the queue. */
  id: z.string(),
  startTime: moment,
  endTime: moment.nullable(),
  tries: z.int(),
  error: z.string(),
  /** Name of whoever began it; blank where nobody in particular did. */
  by: z.string(),
  /** True of one that was begun again before, and failed again. */
  isAgain: z.boolean(),
  /** Reason why it cannot be begun again. */
  whyNot: z.string().nullable(),
});
export type GivenUpRun = z.output<typeof GivenUpRun>;

export const timerCalls = calls('timer', '/admin/system/timer', {
  list: get('/list', {
    permission: 'admin:system:timer:list',
    about: 'Timers and jobs of the server, with how the last run of each went.',
    query: paged({ state: runStates.schema().optional(), kind: timerKinds.schema().optional() }),
    returns: page(TimerRow),
  }),
  run: post('/run', {
    permission: 'admin:system:timer:run',
    about: 'Runs a timer before its time, in whichever process is free.',
    body: z.object({ name: words(64, '请指定定时任务') }),
    returns: nothing,
    says: '已开始执行',
    refuses: [timerRefusals.NOT_FOUND, timerRefusals.ASLEEP, timerRefusals.RUNNING],
  }),
  givenUp: get('/given-up', {
    permission: 'admin:system:timer:list',
    about: 'Runs of a job that failed at every try, or whose process was killed at every try, of the last week.',
    query: z.object({ name: words(64, '请指定任务') }),
    returns: z.array(GivenUpRun),
  }),
  runAgain: post('/run-again', {
    permission: 'admin:system:timer:run',
    about: 'Begins such a run again, once, with what it was begun with.',
    body: z.object({ id: z.uuid('请指定要重新执行的任务') }),
    returns: nothing,
    says: '已重新开始执行',
    refuses: [timerRefusals.BEGUN_AGAIN, timerRefusals.NOT_AGAIN],
  }),
});

labelsOf('timer', {
  label: '任务',
  kind: '类型',
  every: '执行时间',
  state: '上次结果',
  startTime: '上次执行',
  ms: '耗时',
  nextTime: '下次执行',
  waiting: '等待',
});

historyOf('timer', {
  label: '定时任务',
  readBy: timerCalls.list.permission,
  fields: {},
  acts: { run: '立即执行', runAgain: '再运行一次' },
});
