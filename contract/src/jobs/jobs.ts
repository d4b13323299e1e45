import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { id, moment, nothing } from '../wire.ts';

export const jobRefusals = refusals('job', {
  NOT_FOUND: { code: 404, says: () => '没有找到这个任务，可能已被清理' },
  NOT_GIVEN_UP: { says: () => '这个任务没有中断，或已经重新开始，请刷新后看最新的结果' },
  NOT_AGAIN: { says: (p: { reason: string }) => p.reason },
});

export const JobRun = z.object({
  id,
  kind: z.string(),
  label: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.int(),
  total: z.int(),
  /** A sentence for the person who started it: the outcome, or why it failed. */
  message: z.string(),
  /** Result of the job: counts, the change to undo, the file of refused rows. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** Only sent for one that was given up after its tries: the reason why it cannot be begun again, null where it can. */
  again: z.object({ whyNot: z.string().nullable() }).optional(),
  createTime: moment,
});

/** Long work that a person started; progress is also pushed as it happens. */
export const jobCalls = calls('job_run', '/admin/job', {
  info: get('/info/{id}', {
    permission: 'session',
    dataScope: 'none',
    params: z.object({ id }),
    returns: JobRun,
    refuses: [jobRefusals.NOT_FOUND],
  }),
  runAgain: post('/run-again/{id}', {
    permission: 'session',
    dataScope: 'none',
    about: 'Begins a run of one’s own again that was given up, with what it was begun with.',
    params: z.object({ id }),
    returns: nothing,
    refuses: [jobRefusals.NOT_FOUND, jobRefusals.NOT_GIVEN_UP, jobRefusals.NOT_AGAIN],
  }),
});

actsOf('job_run', '任务', { runAgain: '再运行一次' });
