import { z } from 'zod';
import { calls, get } from '../call.ts';
import { flag, moment, neededId, page, paged, text } from '../wire.ts';

/** One entry of a group. Its fields stand in `value` as JSON text, in the order of the form they were typed into. */
export const GroupData = z.object({
  id: z.int(),
  gid: z.int(),
  value: z.string(),
  sort: z.int(),
  status: z.boolean(),
  createTime: moment,
  updateTime: moment,
});
export type GroupData = z.output<typeof GroupData>;

/** The groups that something reads, by their numbers on the wire. */
export const groups = { recommendations: 70 } as const;

/** Small lists that the shop keeps for its own screens and for its storefronts: banners, menus, names. */
export const groupDataCalls = calls('group_data', '/admin/system/group/data', {
  list: get('/list', {
    permission: 'admin:system:group:data:list',
    about: 'Lower `sort` first. `keywords` is taken and not looked at.',
    query: paged({ gid: neededId('gid'), status: flag.optional(), keywords: text(255).optional() }),
    returns: page(GroupData),
  }),
});
