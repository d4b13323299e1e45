import type { FormTemplate } from '#contract/settings/form-templates.ts';
import type { GroupData } from '#contract/settings/group-data.ts';
import type { Group } from '#contract/settings/groups.ts';
import type { Page } from '#contract/wire.ts';

const times = { createTime: new Date('2026-11-20T06:05:00Z'), updateTime: new Date('2026-11-20T06:05:00Z') };

export const pageOf = <R>(...list: R[]): Page<R> => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

export const group = (wish: Partial<Group> = {}): Group => ({
  id: 48,
  name: '首页banner滚动图',
  info: '首页用',
  formId: 95,
  ...times,
  ...wish,
});

const field = (name: string, tag: string, label: string, required: boolean, more: object = {}) => ({
  __config__: { label, tag, required },
  __vModel__: name,
  ...more,
});
const options = [{ label: '是', value: 1 }, { label: '否', value: 2 }]; // prettier-ignore

const drawn = [
  field('name', 'el-input', '标题', true),
  field('show', 'el-radio-group', '底部菜单', false, { __slot__: { options } }),
  field('pic', 'self-upload', '图片', true),
];

export const template: FormTemplate = {
  id: 95,
  name: '首页轮播图',
  info: '首页轮播图',
  content: JSON.stringify({ fields: drawn }),
  ...times,
};

/** Form with another field. */
export const withField = (name: string, tag: string, label: string, more: object = {}): string =>
  JSON.stringify({ fields: [...drawn, field(name, tag, label, false, more)] });

const fields = [
  { name: 'name', title: '标题', value: '秋日出行' },
  { name: 'show', title: '底部菜单', value: '1' },
  { name: 'pic', title: '图片', value: '/autumn.png' },
  { name: 'old', title: '旧字段', value: '留着' },
];

export const entry = (wish: Partial<GroupData> = {}): GroupData => ({
  id: 5,
  gid: 48,
  value: JSON.stringify({ id: 95, sort: 1, status: true, fields }),
  sort: 1,
  status: true,
  ...times,
  ...wish,
});
