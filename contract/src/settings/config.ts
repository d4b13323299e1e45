import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { flag, id, INT_MAX, integer, line, moment, nothing, present, text, wordList, words } from '../wire.ts';
import { formTemplateRefusals } from './form-templates.ts';

export const configRefusals = refusals('config', {
  NOT_OPEN: { code: 403, says: () => '没有权限读取或修改这项配置' },
  BAD_VALUE: { code: 400, says: (p: { message: string }) => p.message },
  NOT_FOUND: { says: () => '配置不存在，请刷新页面后重试' },
  /** The wire’s rule that a key has one row. */
  DOUBLE: { onConstraint: 'config__name', says: () => '配置名称存在多个请检查配置' },
});

const key = words(255, '请指定配置名称');

const formId = integer(0, INT_MAX, '请选择表单');
const NO_NAME = '请设置 fields 对象的 name 属性';
/** Values arrive as text, numbers and booleans, null or not at all where a control was emptied, and are stored as text. */
const fieldValue = z.codec(z.union([z.string(), z.number(), z.boolean()], '请填写配置的值').nullish(), text(20_000), {
  decode: (sent) => String(sent ?? ''),
  encode: (value) => value,
});
/** Settings that one form saves at most. */
export const FIELDS_MAX = 200;

const fields = z
  .array(z.object({ name: line(255, NO_NAME), value: fieldValue, title: text(255).default('') }), 'fields 至少要有一组数据')
  .min(1, 'fields 至少要有一组数据')
  .max(FIELDS_MAX, '一次最多保存 200 项配置');

/** Values typed into a form, as they travel. */
export const FormEntry = z.object({
  id: formId,
  sort: integer(0, INT_MAX, '排序不正确').default(0),
  status: flag.default(true),
  fields,
});
export type FormEntry = z.output<typeof FormEntry>;

/** A stored setting. `status` is the wire’s "hidden": false is live. */
export const StoredSetting = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  formId: z.int(),
  value: z.string().default(''),
  status: z.boolean(),
  createTime: moment,
  updateTime: moment,
});
export type StoredSetting = z.output<typeof StoredSetting>;

const changed = z.object({
  id: present('配置id不能为空').pipe(id),
  name: line(255, '字段名称不能为空'),
  title: line(255, '字段提示文字不能为空'),
  formId: present('表单id不能为空').pipe(formId),
  value: z
    .unknown()
    .refine((sent): boolean => sent !== undefined && sent !== null, '值不能为空')
    .pipe(fieldValue),
  status: present('状态不能为空').pipe(flag),
});

export const configCalls = calls('config', '/admin/system/config', {
  get: get('/getuniq', {
    permission: 'admin:system:config:getuniq',
    dataScope: 'none',
    query: z.object({ key }),
    returns: z.string(),
    says: 'success',
    refuses: [configRefusals.NOT_OPEN],
  }),
  save: post('/saveuniq', {
    permission: 'admin:system:config:saveuniq',
    query: z.object({ key, value: text(5000).default('') }),
    returns: z.literal(true),
    refuses: [configRefusals.NOT_OPEN, configRefusals.BAD_VALUE],
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
    edits: z.record(z.string(), z.string()),
    body: FormEntry,
    returns: nothing,
    refuses: [configRefusals.BAD_VALUE, formTemplateRefusals.BROKEN_RULE, formTemplateRefusals.NO_JSON],
  }),
  check: get('/check', {
    permission: 'admin:system:config:check',
    about: 'True: no setting has this name yet.',
    query: z.object({ name: line(255, '请指定配置名称') }),
    returns: z.boolean(),
  }),
  stored: get('/get', {
    permission: 'admin:system:config:get',
    query: z.object({ key }),
    returns: z.array(StoredSetting),
    refuses: [configRefusals.NOT_OPEN],
  }),
  update: post('/update', {
    permission: 'admin:system:config:update',
    about: 'Clients send the bare list. All of it or nothing.',
    body: z.object({
      list: z.array(changed, '请填写要修改的配置').min(1, '请填写要修改的配置').max(200, '一次最多保存 200 项配置'),
    }),
    returns: nothing,
    refuses: [configRefusals.NOT_OPEN, configRefusals.BAD_VALUE, configRefusals.NOT_FOUND],
  }),
});

// Values are read in the history of settings, which knows the secrets among them; in the log of changes they are hidden.
historyOf('config', {
  label: '系统设置',
  readBy: 'admin:system:config:info',
  fields: { value: ['内容', 'hidden'] },
  called: { noun: 'config', field: 'title', say: (title) => title },
  fieldOf: { noun: 'form_temp', field: 'name', by: 'formId', alone: 'title' },
  acts: {
    save: '修改设置',
    saveForm: '保存设置',
    update: '修改设置',
    restore: '恢复设置',
    rotateKey: '更换密钥',
    moveIn: '从旧店搬来',
    keepBackup: '记录备份结果',
    saveCertificate: '上传商户证书',
    keepCertificates: '更新微信支付平台证书',
  },
});
