import { z } from 'zod';
import { calls, get } from '../call.ts';
import { refusals } from '../refusal.ts';
import { id, moment } from '../wire.ts';

export const no = refusals('job', {
  NOT_FOUND: { code: 404, says: () => '没有找到这个任务，可能已被清理' },
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
  createTime: moment,
});

/** Long work that a person started; progress is also pushed as it happens. */
export const jobCalls = calls('job_run', '/admin/job', {
  info: get('/info/{id}', {
    permission: 'session',
    dataScope: 'none',
    params: z.object({ id }),
    returns: JobRun,
    refuses: [no.NOT_FOUND],
  }),
});
