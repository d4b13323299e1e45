import { valueAt } from './json.ts';

/** Line of the property panel: label, place of its value in the JSON, and editor. */
export interface Property {
  label: string;
  at: readonly string[];
  control: 'text' | 'number' | 'flag' | 'choice' | 'word';
  options?: readonly { value: string; label: string }[];
}

const text = (label: string, ...at: string[]): Property => ({ label, at, control: 'text' });
const number = (label: string, ...at: string[]): Property => ({ label, at, control: 'number' });
const flag = (label: string, ...at: string[]): Property => ({ label, at, control: 'flag' });
/** A number where it looks like one, so that it equals what clients compare. */
const word = (label: string, ...at: string[]): Property => ({ label, at, control: 'word' });
const choice = (label: string, at: readonly string[], options: Readonly<Record<string, string>>): Property => ({
  label,
  at,
  control: 'choice',
  options: Object.entries(options).map(([value, name]) => ({ value, label: name })),
});

/** Properties of a tag. */
interface ComponentKind {
  own: readonly Property[];
  /** Holds a value under a name. */
  isField?: false;
  hasDefault?: false;
  hasOptions?: true;
}

const size = choice('组件尺寸', ['size'], { medium: '中等', small: '较小', mini: '迷你' });
const hint = text('占位提示', 'placeholder');
const clearable = flag('能否清空', 'clearable');
const readonly = flag('是否只读', 'readonly');
const lengths = [number('最少输入', 'minlength'), number('最多输入', 'maxlength'), flag('输入统计', 'show-word-limit')];
const limits = [number('最小值', 'min'), number('最大值', 'max'), number('步长', 'step')];
const sides = [text('前缀', '__slot__', 'prepend'), text('后缀', '__slot__', 'append')];
const icons = [text('前图标', 'prefix-icon'), text('后图标', 'suffix-icon')];
const looks = [
  choice('选项样式', ['__config__', 'optionType'], { default: '默认', button: '按钮' }),
  flag('是否带边框', '__config__', 'border'),
  size,
];
const ends = [text('开始占位', 'start-placeholder'), text('结束占位', 'end-placeholder'), text('分隔符', 'range-separator')];
const format = text('时间格式', 'format');
const stored = text('保存格式', 'value-format');
const inProps = (label: string, name: string) => text(label, 'props', 'props', name);

const kinds = {
  input: { own: [hint, ...sides, ...icons, ...lengths, clearable, readonly] },
  textarea: {
    own: [hint, number('最小行数', 'autosize', 'minRows'), number('最大行数', 'autosize', 'maxRows'), ...lengths, readonly],
  },
  password: { own: [hint, ...lengths, clearable, readonly], hasDefault: false },
  number: {
    own: [
      hint,
      ...limits,
      flag('严格步数', 'step-strictly'),
      number('精度', 'precision'),
      choice('按钮位置', ['controls-position'], { '': '默认', right: '右侧' }),
    ],
  },
  select: { own: [hint, flag('是否多选', 'multiple'), flag('能否搜索', 'filterable'), clearable], hasOptions: true },
  cascader: {
    own: [
      hint,
      choice('数据类型', ['__config__', 'dataType'], { dynamic: '动态数据', static: '静态数据' }),
      inProps('标签键名', 'label'),
      inProps('值键名', 'value'),
      inProps('子级键名', 'children'),
      flag('是否多选', 'props', 'props', 'multiple'),
      flag('展示全路径', 'show-all-levels'),
      text('选项分隔符', 'separator'),
      flag('可否筛选', 'filterable'),
      clearable,
    ],
  },
  radio: { own: looks, hasOptions: true },
  checkbox: { own: [number('至少应选', 'min'), number('最多可选', 'max'), ...looks], hasOptions: true },
  switch: {
    own: [
      text('开启提示', 'active-text'),
      text('关闭提示', 'inactive-text'),
      word('开启值', 'active-value'),
      word('关闭值', 'inactive-value'),
      text('开启颜色', 'active-color'),
      text('关闭颜色', 'inactive-color'),
    ],
  },
  slider: { own: [...limits, flag('显示间断点', 'show-stops'), flag('范围选择', 'range')] },
  time: { own: [hint, text('时间段', 'picker-options', 'selectableRange'), format, stored, clearable] },
  'time-range': { own: [...ends, format, stored, clearable] },
  'time-select': { own: [] },
  date: {
    own: [
      hint,
      choice('时间类型', ['type'], { date: '日', week: '周', month: '月', year: '年', datetime: '日期时间' }),
      format,
      stored,
      clearable,
      readonly,
    ],
  },
  'date-range': {
    own: [
      ...ends,
      choice('时间类型', ['type'], { daterange: '日期范围', monthrange: '月范围', datetimerange: '日期时间范围' }),
      format,
      stored,
      clearable,
      readonly,
    ],
  },
  rate: {
    own: [number('最大值', 'max'), flag('允许半选', 'allow-half'), flag('辅助文字', 'show-text'), flag('显示分数', 'show-score')],
  },
  color: {
    own: [
      flag('支持透明', 'show-alpha'),
      choice('颜色格式', ['color-format'], { hex: 'hex', rgb: 'rgb', rgba: 'rgba', hsv: 'hsv', hsl: 'hsl' }),
      size,
    ],
  },
  file: {
    own: [text('按钮文字', '__config__', 'buttonText'), text('文件字段名', 'name'), text('文件类型', 'accept')],
    hasDefault: false,
  },
  pictures: { own: [flag('多选文件', 'multiple')], hasDefault: false },
  button: {
    own: [
      text('按钮文字', '__slot__', 'default'),
      choice('按钮类型', ['type'], {
        primary: '主要',
        success: '成功',
        warning: '警告',
        danger: '危险',
        info: '信息',
        text: '文字',
      }),
      text('按钮图标', 'icon'),
      flag('圆角', 'round'),
      flag('朴素', 'plain'),
      flag('圆形', 'circle'),
      size,
    ],
    isField: false,
    hasDefault: false,
  },
  row: {
    own: [
      choice('布局模式', ['type'], { default: '默认', flex: '弹性' }),
      choice('水平排列', ['justify'], {
        start: '靠左',
        center: '居中',
        end: '靠右',
        'space-around': '分散',
        'space-between': '两端',
      }),
      choice('垂直排列', ['align'], { top: '靠上', middle: '居中', bottom: '靠下' }),
      number('栅格间隔', '__config__', 'gutter'),
    ],
    isField: false,
    hasDefault: false,
  },
  /** Properties of an unknown tag: only what every field has. */
  other: { own: [hint] },
} as const satisfies Record<string, ComponentKind>;

type KindName = keyof typeof kinds;

const plain: Readonly<Record<string, KindName>> = {
  'el-input': 'input',
  'el-input-number': 'number',
  'el-select': 'select',
  'el-cascader': 'cascader',
  'el-radio-group': 'radio',
  'el-checkbox-group': 'checkbox',
  'el-switch': 'switch',
  'el-slider': 'slider',
  'el-time-picker': 'time',
  'time-select': 'time-select',
  'el-date-picker': 'date',
  'el-rate': 'rate',
  'el-color-picker': 'color',
  'upload-file': 'file',
  'self-upload': 'pictures',
  upload: 'pictures',
  'el-button': 'button',
};

/** Kind of a component, by its tag and by what makes one tag into several. */
export function kindNameOf(drawn: unknown): KindName {
  if (valueAt(drawn, ['__config__', 'layout']) === 'rowFormItem') return 'row';
  const tag = String(valueAt(drawn, ['__config__', 'tag']));
  if (tag === 'el-input' && valueAt(drawn, ['type']) === 'textarea') return 'textarea';
  if (tag === 'el-input' && valueAt(drawn, ['show-password']) === true) return 'password';
  if (tag === 'el-time-picker' && valueAt(drawn, ['is-range']) === true) return 'time-range';
  if (tag === 'el-date-picker' && String(valueAt(drawn, ['type'])).endsWith('range')) return 'date-range';
  return plain[tag] ?? 'other';
}

export const kindOf = (drawn: unknown): ComponentKind => kinds[kindNameOf(drawn)];

/** Properties that every field has under its control. */
export const tipProperties: readonly Property[] = [
  flag('开启描述', '__config__', 'tips'),
  text('描述内容', '__config__', 'tipsDesc'),
  flag('描述链接', '__config__', 'tipsIsLink'),
  text('链接地址', '__config__', 'tipsLink'),
];

export const formProperties: readonly Property[] = [
  text('表单名', 'formRef'),
  text('表单模型', 'formModel'),
  text('校验模型', 'formRules'),
  choice('表单尺寸', ['size'], { medium: '中等', small: '较小', mini: '迷你' }),
  choice('标签对齐', ['labelPosition'], { left: '左对齐', right: '右对齐', top: '顶部对齐' }),
  number('标签宽度', 'labelWidth'),
  number('栅格间隔', 'gutter'),
  flag('禁用表单', 'disabled'),
  flag('表单按钮', 'formBtns'),
  flag('显示未选中组件边框', 'unFocusedComponentBorder'),
];

/** A number where the text is one as it would be written. */
export function wordOf(typed: string): string | number {
  const number = Number(typed);
  return Number.isFinite(number) && String(number) === typed ? number : typed;
}

const NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;

/** Problem of the name of a field; `others` are those that the form has besides. */
export function problemOfName(name: string, others: readonly string[]): string | undefined {
  if (name === '') return '请填写字段名';
  if (!NAME.test(name)) return '字段名只能用文字、数字、_、- 和 .，且不以数字开头';
  return others.includes(name) ? `字段名 ${name} 已被使用，请换一个` : undefined;
}
