import { z } from 'zod';
import { calls, get } from '../call.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, id, integer, page, paged, text } from '../wire.ts';

export const no = refusals('express', {
  NOT_FOUND: { says: () => '快递公司不存在' },
  CODE_TAKEN: { onConstraint: 'express__code', says: () => '快递公司编码已存在' },
});

/** A carrier. `partnerId`, `partnerKey` and `net` say which of `account`, `password` and `netName` it needs. */
export const Express = z.object({
  id,
  code: z.string(),
  name: z.string(),
  partnerId: z.boolean(),
  partnerKey: z.boolean(),
  net: z.boolean(),
  account: z.string().nullable(),
  password: z.string().nullable(),
  netName: z.string().nullable(),
  sort: integer(0, 9999, '排序应在 0 到 9999 之间'),
  isShow: z.boolean(),
  status: z.boolean(),
});

export const expressCalls = calls('express', '/admin/express', {
  list: get('/list', {
    permission: 'admin:express:list',
    query: paged({ keywords: text(64).optional(), isShow: flag.optional() }),
    returns: page(Express),
  }),
  all: get('/all', {
    permission: 'admin:express:all',
    about: 'Carriers to choose from: `normal` for typed tracking numbers, `elec` for electronic sheets.',
    query: z.object({ type: z.enum(['normal', 'elec'], '请选择快递公司类型') }),
    returns: z.array(Express),
  }),
  info: get('/info', { permission: 'admin:express:info', query: z.object({ id }), returns: Express, refuses: [no.NOT_FOUND] }),
});

labelsOf('express', {
  name: '物流公司名称',
  code: '编码',
  sort: '排序',
  isShow: '是否显示',
  keywords: '物流公司名称或编码',
});
