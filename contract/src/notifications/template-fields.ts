import { type ValueKind, type ValueName, letterValues } from './letter-values.ts';

/** Field of a template as its content names it: `{{thing1.DATA}}` after its label. */
export interface TemplateField {
  name: string;
  label: string;
}

/** Value that each field of a template takes. */
export type FieldValues = Readonly<Record<string, ValueName>>;

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
  const: { label: '模板里列出的选项', takes: [], limit: /^$/ },
  enum: { label: '模板里列出的选项', takes: [], limit: /^$/ },
};
const anyText: FieldKind = { label: '任意文字', shape: cut(200), limit: /^[^]{1,200}$/u };

const kindOf = (field: string): FieldKind => kinds[field.replace(/\d+$/, '')] ?? anyText;

/** Fields that WeChat shows no more, whatever they hold. */
const UNSHOWN = new Set(['first', 'remark']);
const FIELD = /^(?:(.*?)[：:]\s*)?\{\{(\w+)\.DATA\}\}\s*$/;

/** Fields of a template in the order of its content, but for those that WeChat shows no more. */
export const fieldsIn = (content: string): TemplateField[] =>
  content
    .split('\n')
    .map((line) => FIELD.exec(line.trim()))
    .flatMap((found) => (found?.[2] && !UNSHOWN.has(found[2]) ? [{ name: found[2], label: found[1] ?? found[2] }] : []));

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
