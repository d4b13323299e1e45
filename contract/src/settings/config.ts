import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { refusals } from '../refusal.ts';
import { INT_MAX, flag, integer, nothing, text, wordList, words } from '../wire.ts';

export const no = refusals('config', {
  NOT_OPEN: { code: 403, says: () => '没有权限读取或修改这项配置' },
  BAD_VALUE: { code: 400, says: (p: { message: string }) => p.message },
  /** The wire’s rule that a key has one row. */
  DOUBLE: { onConstraint: 'config__name', says: () => '配置名称存在多个请检查配置' },
});

const key = words(255, '请指定配置名称');

const formId = integer(0, INT_MAX, '请选择表单');
const NO_NAME = '请设置 fields 对象的 name 属性';
/** Values arrive as text, numbers and booleans, and are stored as text. */
const fieldValue = z.codec(z.union([z.string(), z.number(), z.boolean()], '请填写配置的值'), text(5000), {
  decode: String,
  encode: (value) => value,
});
const fields = z
  .array(z.object({ name: words(255, NO_NAME), value: fieldValue, title: text(255).default('') }), 'fields 至少要有一组数据')
  .min(1, 'fields 至少要有一组数据')
  .max(200, '一次最多保存 200 项配置');

export const configCalls = calls('config', '/admin/system/config', {
  get: get('/getuniq', {
    permission: 'admin:system:config:getuniq',
    query: z.object({ key }),
    returns: z.string(),
    says: 'success',
    refuses: [no.NOT_OPEN],
  }),
  save: post('/saveuniq', {
    permission: 'admin:system:config:saveuniq',
    query: z.object({ key, value: text(5000).default('') }),
    returns: z.literal(true),
    refuses: [no.NOT_OPEN, no.BAD_VALUE],
  }),
  info: get('/info', {
    permission: 'admin:system:config:info',
    about: 'Text by key of a form, and of further `keys` that stand in no form. A secret that is set is answered as ******.',
    query: z.object({ formId, keys: wordList.optional() }),
    returns: z.record(z.string(), z.string()),
  }),
  saveForm: post('/save/form', {
    permission: 'admin:system:config:save:form',
    about: 'All fields or none. Fields that are left out keep their value.',
    body: z.object({ id: formId, sort: integer(0, INT_MAX, '排序不正确').default(0), status: flag.default(true), fields }),
    returns: nothing,
    refuses: [no.BAD_VALUE],
  }),
});
