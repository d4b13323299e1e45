import { z } from 'zod';
import { readPattern } from './pattern.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const words = z.string().catch('');
const no = z.boolean().catch(false);

const Rule = z.object({ pattern: z.string(), message: words });
const Option = z.object({ label: scalar.transform(String), value: scalar.transform(String), disabled: no });
const span = z.number().min(1).max(24).catch(24);

const Config = z.object({
  label: words,
  tag: words,
  layout: z.string().catch('colFormItem'),
  span,
  required: no,
  showLabel: z.boolean().catch(true),
  defaultValue: z.unknown().optional(),
  regList: z.array(Rule).catch([]),
  tips: no,
  tipsDesc: words,
  tipsIsLink: no,
  tipsLink: words,
  buttonText: words,
  optionType: words,
  children: z.array(z.unknown()).catch([]),
});

const Slot = z.object({ prepend: words, append: words, default: words, options: z.array(Option).catch([]) });
const NO_SLOT = Slot.parse({});

const Part = z.looseObject({
  __config__: Config,
  __slot__: Slot.catch(NO_SLOT),
  __vModel__: words,
  placeholder: words,
});
const Form = z.looseObject({
  labelPosition: z.enum(['left', 'right', 'top']).catch('right'),
  labelWidth: z.number().min(0).max(600).catch(100),
  gutter: z.number().min(0).max(100).catch(15),
  disabled: no,
  fields: z.array(z.unknown()),
});

type Attributes = Readonly<Record<string, unknown>>;
type FormRule = z.output<typeof Rule>;
type FormOption = z.output<typeof Option>;

/** A control with its label. `attributes` holds whatever else the form says of it. */
export interface FormField {
  kind: 'field';
  name: string;
  label: string;
  tag: string;
  required: boolean;
  placeholder: string;
  /** Hint under the control, and the page that it leads to. */
  tips: string;
  tipsLink: string;
  buttonText: string;
  /** `button`: options stand in a row of buttons. */
  optionType: string;
  prepend: string;
  append: string;
  span: number;
  initial: unknown;
  rules: readonly FormRule[];
  options: readonly FormOption[];
  attributes: Attributes;
}

/** Rows hold further parts; buttons do nothing of their own. */
export type FormPart =
  | FormField
  | { kind: 'row'; span: number; parts: readonly FormPart[] }
  | { kind: 'button'; span: number; text: string }
  | { kind: 'unknown'; span: number; says: string };

/** A form as clients of the wire draw it. */
export interface FormDrawing {
  labelPosition: 'left' | 'right' | 'top';
  labelWidth: number;
  gutter: number;
  disabled: boolean;
  parts: readonly FormPart[];
}

/** Deeper than this nobody draws, and no stack has to hold. */
const DEPTH_MAX = 8;

function partOf(drawn: unknown, depth: number): FormPart {
  const read = Part.safeParse(drawn);
  if (!read.success || depth > DEPTH_MAX) return { kind: 'unknown', span: 24, says: '无法识别的组件' };
  const { __config__: config, __slot__: slot, __vModel__: name, placeholder, ...attributes } = read.data;
  const at = { span: config.span };
  if (config.layout === 'rowFormItem') {
    return { kind: 'row', ...at, parts: config.children.map((child) => partOf(child, depth + 1)) };
  }
  if (config.layout !== 'colFormItem') return { kind: 'unknown', ...at, says: `没有与${config.layout}匹配的layout` };
  if (config.tag === 'el-button') return { kind: 'button', ...at, text: slot.default || config.label };
  if (name === '') return { kind: 'unknown', ...at, says: `${config.label || config.tag}没有字段名` };
  return {
    kind: 'field',
    ...at,
    name,
    label: config.label || name,
    tag: config.tag,
    required: config.required,
    placeholder,
    tips: config.tips ? config.tipsDesc : '',
    tipsLink: config.tipsIsLink ? config.tipsLink : '',
    buttonText: config.buttonText,
    optionType: config.optionType,
    prepend: slot.prepend,
    append: slot.append,
    initial: config.defaultValue,
    rules: config.regList,
    options: slot.options,
    attributes,
  };
}

/** Value of a JSON text; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a form; undefined where the text is no JSON, or describes none. */
export function readForm(content: string): FormDrawing | undefined {
  const read = Form.safeParse(jsonIn(content));
  if (!read.success) return undefined;
  const { labelPosition, labelWidth, gutter, disabled, fields } = read.data;
  return { labelPosition, labelWidth, gutter, disabled, parts: fields.map((field) => partOf(field, 1)) };
}

const fieldsIn = (parts: readonly FormPart[]): FormField[] =>
  parts.flatMap((part) => (part.kind === 'field' ? [part] : part.kind === 'row' ? fieldsIn(part.parts) : []));

/** The fields of a form in their order, those inside rows too. */
export const fieldsOf = ({ parts }: FormDrawing): FormField[] => fieldsIn(parts);

/** Fields of a stored form; none where it cannot be read. */
export function fieldsOfContent(content: string): FormField[] {
  const form = readForm(content);
  return form ? fieldsOf(form) : [];
}

/** A password: what is typed into it can be set, and nobody reads it back. */
export const isPassword = ({ tag, attributes }: FormField): boolean => tag === 'el-input' && attributes['show-password'] === true;

/** Reason against storing a form, besides that it is no JSON. */
export function problemOfForm(content: string): string | undefined {
  const form = readForm(content);
  if (!form) return '表单内容需要有 fields 列表，请检查 JSON';
  const fields = fieldsOf(form);
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `字段名 ${twice} 出现了两次，请改成不同的名称`;
  const unread = fields.find(({ rules }) => rules.some(({ pattern }) => !readPattern(pattern)));
  return unread && `“${unread.label}”的正则校验无法使用，请改用不含环视和反向引用的表达式`;
}
