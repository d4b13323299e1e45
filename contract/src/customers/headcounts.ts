import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { idList, present } from '../wire.ts';
import { seeCustomers } from './customers.ts';

/** Nouns whose customers are counted. */
export const headcountKinds = choices({ group: '用户分组', tag: '用户标签', level: '用户等级' });
export type HeadcountKind = (typeof headcountKinds.values)[number];

/** Most ids of a call; a page of a list has fewer. */
const MANY = 200;

/** Beyond a cap `customers` is the cap, and `capped` says that there are more. */
const Headcount = z.object({ id: z.int(), customers: z.int(), capped: z.boolean() });
export type Headcount = z.output<typeof Headcount>;

/** Numbers of customers. The noun is the customer, whose changes outdate them. */
export const headcountCalls = calls('customer', '/admin/user', {
  headcounts: get('/headcount', {
    permission: seeCustomers,
    about: 'How many customers each of these groups, tags or levels has; what was deleted is left out.',
    query: z.object({
      of: headcountKinds.schema('请选择分组、标签或等级'),
      ids: present('请选择要计数的编号')
        .pipe(idList)
        .refine((ids) => ids.length <= MANY, `一次最多 ${MANY} 个`),
    }),
    returns: z.array(Headcount),
  }),
});
