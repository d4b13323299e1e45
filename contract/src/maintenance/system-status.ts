import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { moment } from '../wire.ts';

export const conditions = choices({
  good: ['good', '正常', 'done'],
  watch: ['watch', '留意', 'waits'],
  bad: ['bad', '故障', 'trouble'],
  unknown: ['unknown', '未知', 'rest'],
});
export type Condition = (typeof conditions.values)[number];

/** Fact about the server that may need attention. */
export const StatusItem = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  condition: conditions.schema(),
  /** Advice; or, where nothing is to be done, the meaning. */
  advice: z.string(),
});
export type StatusItem = z.output<typeof StatusItem>;

export const systemStatusCalls = calls('system_status', '/admin/system/status', {
  info: get('/info', {
    permission: 'admin:system:status',
    about: 'How the server that answers is, and the database behind it.',
    returns: z.object({ at: moment, items: z.array(StatusItem) }),
  }),
});
