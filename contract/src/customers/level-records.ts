import { z } from 'zod';
import { calls, get } from '../call.ts';
import { id, moment, page, paged } from '../wire.ts';

/** Change of a customer's level, with the terms of the level as they were then. */
export const LevelRecord = z.object({
  id: z.int(),
  uid: z.int(),
  levelId: z.int(),
  grade: z.int(),
  /** Per cent of a price that its members paid. */
  discount: z.int(),
  mark: z.string(),
  /** Administrator, or what else moved it. */
  actorName: z.string().default(''),
  status: z.literal(true),
  remind: z.literal(false),
  isDel: z.literal(false),
  createTime: moment,
  updateTime: moment,
});
export type LevelRecord = z.output<typeof LevelRecord>;

export const levelRecordCalls = calls('customer_level_record', '/admin/user/level', {
  list: get('/list', {
    permission: 'admin:user:level:list',
    about: 'How customers came to their levels, the latest first; `uid` is ours and names one of them.',
    query: paged({ uid: id.optional() }),
    returns: page(LevelRecord),
  }),
});
