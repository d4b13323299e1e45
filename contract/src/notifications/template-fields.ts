import {
  type LetterTerms,
  type LetterValues,
  type ValueKind,
  type ValueName,
  isValueName,
  letterValues,
  valuesOfTerms,
} from './letter-values.ts';

/** Field of a template as its content names it: `{{thing1.DATA}}` after its label. */
export interface TemplateField {
  name: string;
  label: string;
}

/** Content of a field: a value of the event, or the same text in every message. */
export type FieldSource = ValueName | { text: string };

/** Contents of the fields of a template, by their names. */
export type FieldValues = Readonly<Record<string, FieldSource>>;

/** Texts that a field chooses among, by its name, where WeChat tells them. */
export type FieldOptions = Readonly<Record<string, readonly string[]>>;

interface FieldKind {
  label: string;
  /** Kinds of values that it takes; a field of a former template takes every one. */
  takes?: readonly ValueKind[];
  /** Text as WeChat takes it, or one that it refuses. */
  shape?: (text: string) => string;
  limit: RegExp;
}

const cut = (length: number) => (text: string) => {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 5).join('')}***`;
};
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d:\d\d))?(?::\d\d)?$/;
const dated = (text: string) =>
  text.replace(MOMENT, (_, year: string, month: string, day: string, time = '') =>
    `${year}年${Number(month)}月${Number(day)}日 ${time}`.trim(),
  );

const OPTION = /^[^\n]{1,20}$/u;

/** Kinds of the fields of WeChat, by the word that their names begin with, and what they hold. */
const kinds: Readonly<Record<string, FieldKind>> = {
  thing: { label: '20 个字以内', shape: cut(20), limit: /^[^\n]{1,20}$/u },
  character_string: {
    label: '32 位以内的数字、字母或符号',
    takes: ['character_string', 'phone_number', 'time'],
    limit: /^[\x20-\x7E]{1,32}$/,
  },
  number: { label: '32 位以内的数字', takes: [], limit: /^\d{1,32}(\.\d+)?$/ },
  letter: { label: '32 位以内的字母', takes: [], limit: /^[A-Za-z]{1,32}$/ },
  symbol: { label: '5 位以内的符号', takes: [], limit: /^[!-/:-@[-`{-~]{1,5}$/ },
  time: { label: '时间', takes: ['time'], shape: dated, limit: /^(\d{4}年\d{1,2}月\d{1,2}日 )?\d{1,2}:\d\d$/ },
  date: { label: '日期', takes: ['time'], shape: dated, limit: /^\d{4}年\d{1,2}月\d{1,2}日( \d{1,2}:\d\d)?$/ },
  amount: { label: '金额', takes: ['amount'], limit: /^[¥￥$]?\d{1,10}(\.\d{1,2})?元?$/ },
  phone_number: { label: '17 位以内的电话号码', takes: ['phone_number'], limit: /^[\d+ -]{1,17}$/ },
  car_number: { label: '8 位以内的车牌号', takes: [], limit: /^.{1,8}$/u },
  name: {
    label: '10 个汉字或 20 个字母以内',
    takes: ['name'],
    shape: (text) => [...text].slice(0, /^[\x20-\x7E]*$/.test(text) ? 20 : 10).join(''),
    limit: /^([^\n]{1,10}|[\x20-\x7E]{1,20})$/u,
  },
  phrase: { label: '5 个汉字以内', takes: ['phrase'], limit: /^\p{Script=Han}{1,5}$/u },
  const: { label: '模板里列出的选项', takes: [], limit: OPTION },
  enum: { label: '模板里列出的选项', takes: [], limit: OPTION },
};
const anyText: FieldKind = { label: '任意文字', shape: cut(200), limit: /^[^]{1,200}$/u };

const kindOf = (field: string): FieldKind => kinds[field.replace(/\d+$/, '')] ?? anyText;

/** Fields that WeChat shows no more, whatever they hold. */
const UNSHOWN = new Set(['first', 'remark']);
const FIELD = /([^{}\n]*)\{\{(\w+)\.DATA\}\}/g;

/** Fields of a template in the order of its content, but for those that WeChat shows no more. */
export const fieldsIn = (content: string): TemplateField[] =>
  [...content.matchAll(FIELD)].flatMap(([, before = '', name = '']) => {
    const label = before
      .trim()
      .replace(/[：:]$/, '')
      .trim();
    return UNSHOWN.has(name) ? [] : [{ name, label: label || name }];
  });

/** Rule of a field, in words. */
export const fieldRule = (field: string): string => kindOf(field).label;

/** True where values of this kind can fit into the field. */
export function canTake(field: string, value: ValueName): boolean {
  const { takes } = kindOf(field);
  return !takes || takes.includes(letterValues[value].kind);
}

/** Text of a value as the field takes it; undefined where WeChat would refuse it. */
export function fieldText(field: string, text: string): string | undefined {
  const { shape, limit } = kindOf(field);
  const shaped = shape ? shape(text.trim()) : text.trim();
  return limit.test(shaped) ? shaped : undefined;
}

/** Text that a field gets from a letter, before it is fitted into the field. */
export const sourceText = (source: FieldSource, values: LetterValues): string =>
  typeof source === 'string' ? (values[source] ?? '') : source.text;

/** Content of a field as it travels: the name of a value, or a text where there is none. */
export interface FieldContent {
  name: string;
  value: string;
  text: string;
}

/** Labels of the fields that nobody has chosen a content for. */
export const openFields = (content: string, fields: FieldValues): string[] =>
  fieldsIn(content).flatMap(({ name, label }) => (fields[name] === undefined ? [label] : []));

/** Contents of the fields of a template in their order; blank where nobody has chosen. */
export const fieldContents = (content: string, fields: FieldValues): FieldContent[] =>
  fieldsIn(content).map(({ name }) => {
    const source = fields[name];
    return typeof source === 'string' ? { name, value: source, text: '' } : { name, value: '', text: source?.text ?? '' };
  });

const fieldSource = ({ value, text }: FieldContent): FieldSource | undefined => {
  if (isValueName(value)) return value;
  return text.trim() === '' ? undefined : { text: text.trim() };
};

/** Contents of fields as they are kept, by their names; those left blank are not among them. */
export const fieldValues = (contents: readonly FieldContent[]): FieldValues =>
  Object.fromEntries(
    contents.flatMap((one) => {
      const source = fieldSource(one);
      return source ? [[one.name, source] as const] : [];
    }),
  );

/** True where a field cuts the text. */
export function isCut(field: string, text: string): boolean {
  const { shape } = kindOf(field);
  return shape !== undefined && shape !== dated && shape(text.trim()) !== text.trim();
}

/** True where the value is often longer than the field. */
export const mayBeCut = (field: string, source: FieldSource): boolean =>
  typeof source === 'string' && 'isLong' in letterValues[source] && kindOf(field) !== anyText;

interface FieldChoice extends TemplateField {
  source: FieldSource | undefined;
  /** Texts that the field chooses among, where WeChat tells them. */
  options?: readonly string[] | undefined;
}

/** Fault of the choice for a field, in words; undefined where WeChat will take it. */
export function fieldFault({ name, label, source, options }: FieldChoice, terms: LetterTerms): string | undefined {
  if (source === undefined) return `请给“${label}”选择内容`;
  if (typeof source !== 'string') {
    if (options && !options.includes(source.text)) return `“${label}”只能是：${options.join('、')}`;
    return isCut(name, source.text) || fieldText(name, source.text) === undefined
      ? `“${label}”应为${fieldRule(name)}`
      : undefined;
  }
  const value = letterValues[source].label;
  if (!valuesOfTerms(terms).includes(source)) return `这个通知没有“${value}”，请给“${label}”选择别的内容`;
  return options || !canTake(name, source) ? `“${value}”填不进“${label}”，它只接受${fieldRule(name)}` : undefined;
}

/** First fault among the fields of a template, in words; undefined where WeChat will take them all. */
export function firstFault(
  { content, options }: { content: string; options: FieldOptions },
  fields: FieldValues,
  terms: LetterTerms,
): string | undefined {
  for (const field of fieldsIn(content)) {
    const fault = fieldFault({ ...field, source: fields[field.name], options: options[field.name] }, terms);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Words in common between the label of a field and a value: whole, in part, or none but the kind. */
function likeness({ name, label }: TemplateField, value: ValueName): number {
  const { words, kind } = letterValues[value];
  if (words.includes(label)) return 100;
  const longest = Math.max(...words.map((word) => (label.includes(word) ? word.length : 0)));
  return longest > 0 ? longest * 10 : name.startsWith(kind) && kind !== 'thing' ? 1 : 0;
}

/** Values that suit the fields of a template by kind and by name; one that none suits, or that has options of its own, is left open. */
export function suggestedFields(content: string, terms: LetterTerms, options: FieldOptions = {}): FieldValues {
  const suggested = fieldsIn(content).flatMap((field) => {
    if (options[field.name]) return [];
    const ranked = valuesOfTerms(terms)
      .filter((value) => canTake(field.name, value))
      .map((value) => ({ value, rank: likeness(field, value) }))
      .toSorted((one, other) => other.rank - one.rank);
    const [best] = ranked;
    return best && best.rank > 0 ? [[field.name, best.value] as const] : [];
  });
  return Object.fromEntries(suggested);
}
