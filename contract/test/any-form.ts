import fc from 'fast-check';

const __slot__ = { options: [{ label: '一', value: 1 }, { label: '二', value: '2' }] }; // prettier-ignore
const tree = [{ value: 1, label: '一', children: [{ value: 2, label: '二' }] }];

/** Components that clients put into a form, and one that nobody here knows: tag and attributes of its own. */
const components: readonly (readonly [tag: string, own: object])[] = [
  ['el-input', {}],
  ['el-input', { type: 'textarea' }],
  ['el-input', { 'show-password': true }],
  ['el-input-number', { min: 0, max: 9 }],
  ['el-select', { __slot__ }],
  ['el-select', { multiple: true, __slot__ }],
  ['el-cascader', { options: tree }],
  ['el-radio-group', { __slot__ }],
  ['el-checkbox-group', { __slot__, max: 1 }],
  ['el-switch', {}],
  ['el-switch', { 'active-value': "'1'", 'inactive-value': "'0'" }],
  ['el-slider', {}],
  ['el-slider', { range: true }],
  ['el-time-picker', {}],
  ['el-time-picker', { 'is-range': true }],
  ['time-select', {}],
  ['el-date-picker', { type: 'week' }],
  ['el-date-picker', { type: 'daterange' }],
  ['el-rate', {}],
  ['el-color-picker', {}],
  ['upload-file', {}],
  ['self-upload', {}],
  ['self-upload', { multiple: true }],
  ['upload', {}],
  ['el-button', { __slot__: { default: '查询' } }],
  ['el-transfer', {}],
];

/** Whatever else a client may have written beside them. */
const attributes = fc.record(
  {
    type: fc.constantFrom('textarea', 'week', 'month', 'year', 'datetime', 'datetimerange', 'monthrange', 7),
    multiple: fc.boolean(),
    range: fc.boolean(),
    'is-range': fc.boolean(),
    'show-password': fc.boolean(),
    min: fc.integer({ min: 0, max: 3 }),
    max: fc.constantFrom(5, 0, null, 'x'),
    maxlength: fc.constantFrom(3, null),
    'value-format': fc.constantFrom('yyyy-MM-dd', 'timestamp', 'HH:mm:ss'),
    options: fc.constantFrom(tree, 'none'),
    props: fc.constantFrom({ props: { multiple: true } }, null),
    step: fc.constantFrom(2, 0.5, 0),
    'step-strictly': fc.boolean(),
    precision: fc.constantFrom(0, 2),
    'allow-half': fc.boolean(),
    'show-alpha': fc.boolean(),
    'color-format': fc.constantFrom('hex', 'rgb', 'hsl'),
    placeholder: fc.constantFrom('请输入', ''),
    readonly: fc.boolean(),
    disabled: fc.boolean(),
    __slot__: fc.constantFrom(__slot__, { prepend: '¥', append: '元' }),
  },
  { requiredKeys: [] },
);
const anyText = fc.constantFrom(
  '',
  '1',
  '2',
  'true',
  "'0'",
  '7.5',
  '[1,2]',
  '["2",1]',
  '["2026-01-02","2026-01-03"]',
  '2026-11-22',
  '08:00,10:00',
  '文字',
  '四个文字',
  ' 两边有空格 ',
  '两行\n文字',
  '<b>粗</b>&amp;"引号"',
  '👨‍👩‍👧 ١٢',
  '长'.repeat(300),
  '-0',
  '1e3',
  '99999999999999999999',
  'null',
  '{}',
  '[]',
  '[[1,2]]',
  '25:99:00',
  '2026-02-30',
  '#ff00',
  'javascript:alert(1)',
);

const anyRules = fc.constantFrom<object[]>(
  [],
  [{ pattern: String.raw`/^\d*$/`, message: '只能填数字' }],
  [
    { pattern: '/^[一-龥]+$/u', message: '' },
    { pattern: '^.{0,5}$', message: '最多五个字' },
  ],
);
/** Settings that a designer left besides; defaults of any type, and none. */
const designed = fc.record(
  {
    defaultValue: fc.constantFrom<unknown>('', '1', 2, 0, true, false, null, ['1', 2], [[1, 2]], { a: 1 }, '文字', '10:00:00'),
    regList: anyRules,
    optionType: fc.constantFrom('button', 'default'),
    tips: fc.boolean(),
    tipsDesc: fc.constant('说明'),
    span: fc.constantFrom(24, 12, 99, 'x'),
    showLabel: fc.boolean(),
  },
  { requiredKeys: [] },
);

interface FormCell {
  component: (typeof components)[number];
  more: object;
  config: object;
  required: boolean;
  /** Number of rows around it. */
  rows: number;
  /** Stored text; undefined while nothing is stored, so that it begins with its default. */
  text: string | undefined;
}

interface FilledForm {
  content: string;
  /** Texts that are stored, by the names of their fields. */
  texts: Readonly<Record<string, string>>;
}

const fieldOf = ({ component: [tag, own], more, config: said, required }: FormCell, name: string) => ({
  __config__: { label: `标签${name}`, tag, required, ...said },
  ...(tag !== 'el-button' && { __vModel__: name }),
  ...own,
  ...more,
});
const inRows = (field: object, rows: number): object =>
  rows === 0 ? field : { __config__: { layout: 'rowFormItem', children: [inRows(field, rows - 1)] } };

function filled(cells: readonly FormCell[], root: object = {}): FilledForm {
  const fields = cells.map((cell, at) => inRows(fieldOf(cell, `f${at}`), cell.rows));
  const texts = cells.flatMap(({ component: [tag], text }, at) =>
    tag === 'el-button' || text === undefined ? [] : [[`f${at}`, text] as const],
  );
  return { content: JSON.stringify({ ...root, fields }), texts: Object.fromEntries(texts) };
}

const anyCell = fc.record({
  component: fc.constantFrom(...components),
  more: fc.oneof(fc.constant({}), attributes),
  config: fc.oneof(fc.constant({}), designed),
  required: fc.boolean(),
  rows: fc.nat(3),
  text: fc.option(anyText, { nil: undefined, freq: 4 }),
});
const anyRoot = fc.record(
  {
    labelPosition: fc.constantFrom('left', 'right', 'top', 'middle'),
    labelWidth: fc.constantFrom(80, '80', -1),
    gutter: fc.constantFrom(0, 30, null),
    size: fc.constantFrom('medium', 'mini'),
  },
  { requiredKeys: [] },
);
/** Form of so many components at most, with what somebody typed into it; some are refused. */
export const formOfUpTo = (maxLength: number) =>
  fc
    .tuple(fc.array(anyCell, { minLength: 1, maxLength }), anyRoot)
    .map(([cells, root]) => filled(cells, root))
    .filter(({ texts }) => Object.keys(texts).length > 0);
export const anyForm = formOfUpTo(6);
export const everyComponent = filled(
  components.map((component, at) => ({ component, more: {}, config: {}, required: false, rows: at % 3, text: '' })),
);
