import { Form } from 'antd';
import { useState } from 'react';
import { TemplateFields } from '#web/forms/index.ts';
import { Part } from './part.tsx';

const options = { options: [{ label: '明文模式', value: 1 }, { label: '安全模式', value: 3 }] }; // prettier-ignore
const field = (name: string, tag: string, label: string, more: object = {}, config: object = {}) => ({
  __config__: { label, tag, ...config },
  __vModel__: name,
  ...more,
});
const fields = [
  field(
    'shop',
    'el-input',
    '网站名称',
    { placeholder: '请输入网站名称' },
    { required: true, tips: true, tipsDesc: '显示在浏览器标题中' },
  ),
  field('key', 'el-input', 'Key', { 'show-password': true }),
  field('text', 'el-input', '退货理由', { type: 'textarea' }),
  field('money', 'el-input-number', '最低充值（元）', { precision: 2, placeholder: '1.00' }),
  field('hours', 'el-input-number', '自动取消', { __slot__: { append: '小时' } }),
  field('mode', 'el-radio-group', '加密方式', { __slot__: options }),
  field('store', 'el-select', '文件存储', { __slot__: options }),
  field('many', 'el-checkbox-group', '渠道', { __slot__: options }),
  field('on', 'el-switch', '打印开关', { 'active-value': "'1'", 'inactive-value': "'0'" }),
  field('colour', 'el-color-picker', '主题色'),
  field('day', 'el-date-picker', '日期'),
  field('week', 'el-date-picker', '周', { type: 'week' }),
  field('range', 'el-slider', '区间', { range: true }),
  field('rate', 'el-rate', '评分'),
  field('time', 'time-select', '时间段'),
  field('picture', 'self-upload', '图片'),
  field('file', 'upload-file', '商户证书'),
  field('odd', 'el-transfer', '穿梭框'),
];
const stored = { key: '******', colour: '#409eff', on: "'1'", week: '2026 第 47 周', odd: '1,2' };
const content = JSON.stringify({ labelWidth: 120, fields });

/** Every control that a form template can name. */
export function TemplatePart() {
  const [form] = Form.useForm();
  const entry: unknown = Form.useWatch('entry', form);
  useState(() => form.setFieldsValue({ entry: stored }));
  return (
    <Part title="表单模板" state={entry}>
      <Form form={form}>
        <TemplateFields content={content} name="entry" />
      </Form>
    </Part>
  );
}
