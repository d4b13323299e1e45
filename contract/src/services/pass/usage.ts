import { z } from 'zod';
import { calls, get } from '../../call.ts';
import { choices } from '../../choices.ts';
import { labelsOf } from '../../labels.ts';
import { onePassRefusals } from '../one-pass.ts';
import { absentOr, paged } from '../../wire.ts';
import { countedPage } from './counted-page.ts';
import { passServices } from './pass-services.ts';

/** States of text messages at the platform; 3 asks for all of them. */
export const passMessageStates = choices({
  waiting: [0, '发送中', 'underway'],
  sent: [1, '成功', 'done'],
  failed: [2, '失败', 'trouble'],
  all: [3, '全部'],
});

/** Row of the records of a service: each service fills its own fields. */
export const PassUse = z.object({
  /** Number of the row at the platform, or its place in the list. */
  id: z.int().default(0),
  phone: z.string().default(''),
  /** Text of a message; of a parcel an object with its number. */
  content: z.unknown(),
  status: z.int().nullish(),
  from_name: z.string().default(''),
  to_name: z.string().default(''),
  num: z.string().default(''),
  code: z.string().default(''),
  url: z.string().default(''),
  _resultcode: z.string().default(''),
  add_time: z.string().default(''),
});
export type PassUse = z.output<typeof PassUse>;

export const passUsageCalls = calls('pass_usage', '/admin/pass/user', {
  record: get('/record', {
    permission: 'admin:pass:user:record',
    about: 'What the account was used for, as the platform records it. `status` counts for text messages alone.',
    query: paged({
      type: passServices.schema(absentOr('记录类型不能为空', '未知的记录类型')),
      status: passMessageStates.schema('未知的短信状态').optional(),
    }),
    returns: countedPage(PassUse),
    echoes: ['page', 'limit'],
    refuses: [onePassRefusals.NO_ACCOUNT, onePassRefusals.SILENT, onePassRefusals.BROKEN, onePassRefusals.REFUSED],
  }),
});

labelsOf('pass_usage', {
  phone: '手机号',
  content: '模板内容',
  status: '短信状态',
  from_name: '发货人',
  to_name: '收货人',
  num: '快递单号',
  code: '快递公司编码',
  url: '复制URL',
  _resultcode: '状态',
  add_time: '时间',
  type: '服务',
});
