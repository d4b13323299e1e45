import type { Json } from './json.ts';

/** A component that can be put into a form, as clients of the wire make it. */
export interface Blank {
  label: string;
  drawn: Json;
}

interface PaletteItem {
  tag: string;
  icon: string;
  own: Json;
  config?: Json;
  slot?: Json;
}

const drawnAs = (label: string, { tag, icon, own, config, slot }: PaletteItem): Json => ({
  __config__: {
    label,
    labelWidth: null,
    showLabel: true,
    changeTag: true,
    tag,
    tagIcon: icon,
    required: false,
    layout: 'colFormItem',
    span: 24,
    document: '',
    regList: [],
    tips: false,
    tipsDesc: '',
    tipsIsLink: false,
    tipsLink: '',
    ...config,
  },
  ...(slot ? { __slot__: slot } : {}),
  style: { width: '100%' },
  disabled: false,
  ...own,
});

const field = (label: string, kind: PaletteItem): Blank => ({ label, drawn: drawnAs(label, kind) });
const typed = (label: string, verb: string, kind: PaletteItem): Blank =>
  field(label, { ...kind, own: { placeholder: `${verb}${label}`, ...kind.own } });

const options = [
  { label: '选项一', value: 1 },
  { label: '选项二', value: 2 },
];
const sides = { prepend: '', append: '' };
const line = {
  clearable: true,
  'prefix-icon': '',
  'suffix-icon': '',
  maxlength: null,
  'show-word-limit': false,
  readonly: false,
};
const time = { format: 'HH:mm:ss', 'value-format': 'HH:mm:ss', clearable: true };
const day = { format: 'yyyy-MM-dd', 'value-format': 'yyyy-MM-dd', clearable: true, readonly: false };

const inputs: readonly Blank[] = [
  typed('单行文本', '请输入', { tag: 'el-input', icon: 'input', own: line, slot: sides }),
  typed('多行文本', '请输入', {
    tag: 'el-input',
    icon: 'textarea',
    own: { type: 'textarea', autosize: { minRows: 4, maxRows: 4 }, maxlength: null, 'show-word-limit': false, readonly: false },
  }),
  typed('密码', '请输入', { tag: 'el-input', icon: 'password', own: { ...line, 'show-password': true }, slot: sides }),
  typed('计数器', '请输入', {
    tag: 'el-input-number',
    icon: 'number',
    own: { step: 1, 'step-strictly': false, 'controls-position': '' },
  }),
];

const tree = [
  { id: 1, value: 1, label: '选项1', children: [{ id: 2, value: 2, label: '选项1-1' }] },
  { id: 3, value: 3, label: '选项2' },
];
const choices: readonly Blank[] = [
  typed('下拉选择', '请选择', {
    tag: 'el-select',
    icon: 'select',
    own: { clearable: true, filterable: false, multiple: false },
    slot: { options },
  }),
  typed('级联选择', '请选择', {
    tag: 'el-cascader',
    icon: 'cascader',
    own: {
      options: tree,
      props: { props: { multiple: false, label: 'label', value: 'value', children: 'children' } },
      'show-all-levels': true,
      clearable: true,
      filterable: false,
      separator: '/',
    },
    config: { defaultValue: [], dataType: 'static' },
  }),
  field('单选框组', {
    tag: 'el-radio-group',
    icon: 'radio',
    own: { size: 'medium' },
    config: { optionType: 'default', border: false },
    slot: { options },
  }),
  field('多选框组', {
    tag: 'el-checkbox-group',
    icon: 'checkbox',
    own: { size: 'medium' },
    config: { optionType: 'default', border: false, defaultValue: [] },
    slot: { options },
  }),
  field('开关', {
    tag: 'el-switch',
    icon: 'switch',
    own: {
      'active-text': '',
      'inactive-text': '',
      'active-color': null,
      'inactive-color': null,
      'active-value': true,
      'inactive-value': false,
    },
    config: { defaultValue: false },
  }),
  field('滑块', {
    tag: 'el-slider',
    icon: 'slider',
    own: { min: 0, max: 100, step: 1, 'show-stops': false, range: false },
    config: { defaultValue: 0 },
  }),
  typed('时间选择', '请选择', {
    tag: 'el-time-picker',
    icon: 'time',
    own: { ...time, 'picker-options': { selectableRange: '00:00:00-23:59:59' } },
  }),
  field('时间范围', {
    tag: 'el-time-picker',
    icon: 'time-range',
    own: { ...time, 'is-range': true, 'range-separator': '至', 'start-placeholder': '开始时间', 'end-placeholder': '结束时间' },
  }),
  field('固定时间范围', { tag: 'time-select', icon: 'time-select', own: {} }),
  typed('日期选择', '请选择', { tag: 'el-date-picker', icon: 'date', own: { type: 'date', ...day } }),
  field('日期范围', {
    tag: 'el-date-picker',
    icon: 'date-range',
    own: { type: 'daterange', 'range-separator': '至', 'start-placeholder': '开始日期', 'end-placeholder': '结束日期', ...day },
  }),
  field('评分', {
    tag: 'el-rate',
    icon: 'rate',
    own: { max: 5, 'allow-half': false, 'show-text': false, 'show-score': false },
    config: { defaultValue: 0 },
  }),
  field('颜色选择', {
    tag: 'el-color-picker',
    icon: 'color',
    own: { 'show-alpha': false, 'color-format': 'hex', size: 'medium' },
  }),
  field('上传文件', {
    tag: 'upload-file',
    icon: 'uploadPicture',
    own: { name: 'upfile', accept: '' },
    config: { buttonText: '点击上传' },
  }),
  field('自定义上传', { tag: 'self-upload', icon: 'selfUpload', own: { multiple: false, accept: 'image' } }),
];

const row: Json = {
  __config__: { layout: 'rowFormItem', tagIcon: 'row', label: '行容器', layoutTree: true, span: 24, children: [], document: '' },
  type: 'default',
  justify: 'start',
  align: 'top',
};
const layouts: readonly Blank[] = [
  { label: '行容器', drawn: row },
  field('按钮', {
    tag: 'el-button',
    icon: 'button',
    own: { type: 'primary', icon: '', round: false, size: 'medium', plain: false, circle: false },
    config: { showLabel: false },
    slot: { default: '主要按钮' },
  }),
];

export const palette: readonly { title: string; blanks: readonly Blank[] }[] = [
  { title: '输入型组件', blanks: inputs },
  { title: '选择型组件', blanks: choices },
  { title: '布局型组件', blanks: layouts },
];

/** A form before anything is put into it. */
export const BLANK_FORM: Json = {
  fields: [],
  formRef: 'elForm',
  formModel: 'formData',
  size: 'medium',
  labelPosition: 'right',
  labelWidth: 100,
  formRules: 'rules',
  gutter: 15,
  disabled: false,
  span: 24,
  formBtns: true,
};
