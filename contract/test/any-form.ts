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
    type: fc.constantFrom('textarea', 'week', 'datetimerange', 'year', 7),
    multiple: fc.boolean(),
    range: fc.boolean(),
    'is-range': fc.boolean(),
    'show-password': fc.boolean(),
    min: fc.integer({ min: 0, max: 3 }),
    max: fc.constantFrom(5, 0, null, 'x'),
    maxlength: fc.constantFrom(3, null),
    'value-format': fc.constantFrom('yyyy-MM-dd', 'timestamp', 'HH:mm:ss'),
    options: fc.constantFrom(tree, 'none'),
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
  'javascript:alert(1)',
);

interface Cell {
  component: (typeof components)[number];
  more: object;
  required: boolean;
  isInRow: boolean;
  text: string;
}

interface FilledForm {
  content: string;
  /** Text of each field. */
  texts: Readonly<Record<string, string>>;
}

const fieldOf = ({ component: [tag, own], more, required }: Pick<Cell, 'component' | 'more' | 'required'>, name: string) => ({
  __config__: { label: `标签${name}`, tag, required },
  ...(tag !== 'el-button' && { __vModel__: name }),
  ...own,
  ...more,
});
const rowOf = (...children: object[]) => ({ __config__: { layout: 'rowFormItem', children } });

function filled(cells: readonly Cell[]): FilledForm {
  const fields = cells.map((cell, at) => (cell.isInRow ? rowOf(fieldOf(cell, `f${at}`)) : fieldOf(cell, `f${at}`)));
  const texts = cells.flatMap(({ component: [tag], text }, at) => (tag === 'el-button' ? [] : [[`f${at}`, text] as const]));
  return { content: JSON.stringify({ fields }), texts: Object.fromEntries(texts) };
}

const anyCell = fc.record({
  component: fc.constantFrom(...components),
  more: fc.oneof(fc.constant({}), attributes),
  required: fc.boolean(),
  isInRow: fc.boolean(),
  text: anyText,
});
/** Form with what somebody typed into it; some are refused. */
export const anyForm = fc
  .array(anyCell, { minLength: 1, maxLength: 6 })
  .map(filled)
  .filter(({ texts }) => Object.keys(texts).length > 0);
export const everyComponent = filled(
  components.map((component, at) => ({ component, more: {}, required: false, isInRow: at % 3 === 0, text: '' })),
);
