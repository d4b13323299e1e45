import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, no as noPeriod } from '../date-limit.ts';
import { labelsOf } from '../labels.ts';
import { id, moment, page, paged, text } from '../wire.ts';
import { FieldChange } from './changes.ts';

export const actorKinds = choices({ admin: '管理员', storefront: '店铺前端', system: '系统', nobody: '访客' });

/** Act on the shop. */
export const LoggedChange = z.object({
  id,
  at: moment,
  actorKind: z.string(),
  actor: z.string(),
  address: z.string(),
  /** Noun and verb: `product.offShell`. */
  act: z.string(),
  /** Both in words. */
  label: z.string(),
  noun: z.string(),
  kind: z.string(),
  /** Record that was changed, the first of several; its name for those who may read it. */
  rowId: z.int().nullable(),
  name: z.string().nullable(),
  /** Number of records that were changed; of large changes at least so many. */
  count: z.int(),
  undone: z.boolean(),
});
export type LoggedChange = z.output<typeof LoggedChange>;

/** Acts of everybody, newest first. Nothing deletes them but time. */
export const changeLogCalls = calls('change_log', '/admin/change/log', {
  list: get('/list', {
    permission: 'admin:system:change:list',
    about: '`noun` is the kind of record that was acted on, `act` noun and verb; the total is counted up to a cap.',
    query: paged({
      actor: text(32).optional(),
      noun: text(64).optional(),
      act: text(96).optional(),
      actorKind: actorKinds.schema().optional(),
      dateLimit: dateLimit.optional(),
    }),
    returns: page(LoggedChange),
    refuses: [noPeriod.UNREADABLE],
  }),
  kinds: get('/kinds', {
    permission: 'admin:system:change:list',
    about: 'Kinds of records with the acts on them, in words, for filters.',
    returns: z.array(
      z.object({ noun: z.string(), label: z.string(), acts: z.array(z.object({ act: z.string(), label: z.string() })) }),
    ),
  }),
  info: get('/info/{id}', {
    permission: 'admin:system:change:list',
    about: 'Field by field, of records whose reading is allowed.',
    params: z.object({ id }),
    returns: z.array(FieldChange),
  }),
});

labelsOf('change_log', {
  at: '时间',
  actor: '操作人',
  actorKind: '来源',
  act: '操作',
  label: '操作',
  noun: '对象类型',
  kind: '对象类型',
  name: '对象',
  address: 'IP',
  dateLimit: '时间',
});
