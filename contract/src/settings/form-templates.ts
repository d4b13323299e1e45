import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { line, moment, neededId, nothing, page, paged, words } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const formTemplateRefusals = refusals('form_temp', {
  NO_JSON: { says: (p: { name: string }) => `模板表单 【${p.name}】 的内容不是正确的JSON格式！` },
  /** Defects that make the form useless. */
  USELESS: { code: 400, says: (p: { message: string }) => p.message },
  /** Rules of the form that its values break. */
  BROKEN_RULE: { says: (p: { message: string }) => p.message },
  PASSWORD: {
    says: (p: { label: string }) =>
      `“${p.label}”是密码框，而组合数据会给店铺前端读取，存不了密码；请把密码放到系统设置里，或在表单配置里把它改成普通输入框`,
  },
  NOT_FOUND: { says: () => '表单不存在，请刷新页面后重试' },
});

/** A form that clients draw by itself: `content` is JSON text of its fields. */
export const FormTemplate = z.object({
  id: z.int(),
  name: z.string(),
  info: z.string(),
  content: z.string(),
  createTime: moment,
  updateTime: moment,
});
export type FormTemplate = z.output<typeof FormTemplate>;

const draft = {
  name: line(500, '请填写表单名称', '表单名称长度不能超过500个字符'),
  info: words(500, '请填写表单简介', '表单简介长度不能超过500个字符'),
  content: words(200_000, '请填写表单内容', '表单内容不能超过20万个字符'),
};

export const formTemplateCalls = calls('form_temp', '/admin/system/form/temp', {
  list: get('/list', {
    permission: 'admin:system:form:list',
    about: 'Newest first; keywords are a number, or a part of the name or of the description.',
    query: paged({ keywords: searchText(255).optional() }),
    returns: page(FormTemplate),
  }),
  info: get('/info', {
    permission: 'admin:system:form:info',
    about: 'A form by the number that clients know it by.',
    query: z.object({ id: neededId('id') }),
    returns: FormTemplate.nullable(),
  }),
  save: post('/save', {
    permission: 'admin:system:form:save',
    body: z.object(draft),
    returns: nothing,
    maxBody: 1_000_000,
    refuses: [formTemplateRefusals.NO_JSON, formTemplateRefusals.USELESS],
  }),
  update: post('/update', {
    edits: FormTemplate,
    permission: 'admin:system:form:update',
    about: 'What was typed into a password goes when its field is drawn in the open.',
    query: z.object({ id: neededId('id') }),
    body: z.object(draft),
    returns: nothing,
    undo: '已修改表单',
    maxBody: 1_000_000,
    refuses: [formTemplateRefusals.NO_JSON, formTemplateRefusals.USELESS, formTemplateRefusals.NOT_FOUND],
  }),
});

labelsOf('form_temp', {
  id: 'ID',
  name: '名称',
  info: '描述',
  content: '表单内容',
  updateTime: '更新时间',
  keywords: '数据搜索',
});

historyOf('form_temp', { label: '表单', readBy: 'admin:system:form:info', fields: texts('name', 'info', 'content') });
