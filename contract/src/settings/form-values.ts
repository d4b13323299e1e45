import { TRUE, isMediaAddress } from '../wire.ts';
import type { FormField } from './form.ts';
import { articleAt, isPageChoice } from './links.ts';
import { readPattern } from './pattern.ts';

/** Kind of value of a control: its text is what is stored, whatever the control. */
type StoredType = 'text' | 'number' | 'flag' | 'list';

const NUMBERS = new Set(['el-input-number', 'el-rate', 'el-slider']);
const LISTS = new Set(['el-checkbox-group', 'el-cascader']);
const PICTURES = new Set(['self-upload', 'upload']);
const FILE = 'upload-file';

export const isPicture = ({ tag }: FormField): boolean => PICTURES.has(tag);
export const isPictures = (field: FormField): boolean => isPicture(field) && field.attributes.multiple === true;

/** Two values, from one end to the other. */
export function isRange({ tag, attributes: { range, type, 'is-range': isOfTime } }: FormField): boolean {
  if (isOfTime === true || (tag === 'el-slider' && range === true)) return true;
  return tag === 'el-date-picker' && typeof type === 'string' && type.endsWith('range');
}

export function shapeOf(field: FormField): StoredType {
  const { tag, attributes } = field;
  const { multiple } = attributes;
  if (tag === 'el-switch') return 'flag';
  if (LISTS.has(tag) || isPictures(field) || (tag === 'el-select' && multiple === true)) return 'list';
  if (isRange(field)) return 'list';
  return NUMBERS.has(tag) ? 'number' : 'text';
}

/** Strips the quotes that some clients store around texts: `'1'`. */
const bare = (text: string): string => text.replace(/^'(.*)'$/s, '$1');
const isSame = (one: string, other: string): boolean => bare(one) === bare(other);

const switchTexts = ({ attributes }: FormField) => ({
  on: String(attributes['active-value'] ?? true),
  off: String(attributes['inactive-value'] ?? false),
});
const FALSE = new Set(['false', '0', 'off', 'no']);

/** The dialects of a switch: its own two words, true and false, 1 and 0, each also in quotes. */
function flagOf(field: FormField, text: string): boolean | undefined {
  const { on, off } = switchTexts(field);
  if (isSame(text, on)) return true;
  if (isSame(text, off)) return false;
  return TRUE.has(bare(text)) ? true : FALSE.has(bare(text)) ? false : undefined;
}

function listOf(text: string): unknown[] {
  if (text === '') return [];
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return read;
  } catch {
    // A list written by hand: 1,2,3.
  }
  return text.split(',');
}

const chosen = ({ options }: FormField, text: string): string => options.find(({ value }) => isSame(value, text))?.value ?? text;

const pathOf = (picture: unknown): string =>
  typeof picture === 'object' && picture !== null && 'sattDir' in picture ? String(picture.sattDir) : String(picture);

function listTyped(field: FormField, text: string): unknown[] {
  const list = listOf(text);
  if (isPictures(field)) return list.map(pathOf);
  if (field.options.length > 0) return list.map((value) => chosen(field, String(value)));
  return list;
}

/** Value of a control for a stored text. */
export function typedOf(field: FormField, text: string): unknown {
  const shape = shapeOf(field);
  if (shape === 'flag') return flagOf(field, text) ?? false;
  if (shape === 'list') return listTyped(field, text);
  // Adding zero makes one of minus zero, which no text keeps.
  if (shape === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text) + 0;
  return chosen(field, text);
}

/** The text in which a control stores what it holds. */
export function textOf(field: FormField, typed: unknown): string {
  if (typed === null || typed === undefined) return '';
  if (typeof typed === 'boolean' && shapeOf(field) === 'flag') return switchTexts(field)[typed ? 'on' : 'off'];
  if (!Array.isArray(typed)) return String(typed);
  const stored: unknown[] = isPictures(field) ? typed.map((sattDir) => ({ sattDir })) : typed;
  return stored.length === 0 ? '' : JSON.stringify(stored);
}

/** The text of a field that nobody has saved yet. */
export function initialText(field: FormField): string {
  const { initial } = field;
  if (typeof initial === 'object' && !Array.isArray(initial)) return '';
  return Array.isArray(initial) ? (initial.length === 0 ? '' : JSON.stringify(initial)) : textOf(field, initial);
}

export const isBlankText = (field: FormField, text: string): boolean =>
  text === '' || (shapeOf(field) === 'list' && listOf(text).length === 0);

/** A figure among the attributes of a control, which designers of forms write as a number or as its text. */
export const numberAt = ({ attributes }: FormField, name: string): number | undefined => {
  const value = attributes[name];
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined;
};

const decimalsOf = (text: string): number => (/\.(\d*?)0*$/.exec(text)?.[1] ?? '').length;
const isMultiple = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-9;

function problemOfNumber(field: FormField, text: string): string | undefined {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return `${field.label}应为数字`;
  const [min, max] = [numberAt(field, 'min'), numberAt(field, 'max')];
  if (min !== undefined && value < min) return `${field.label}不能小于 ${min}`;
  if (max !== undefined && value > max) return `${field.label}不能大于 ${max}`;
  const precision = numberAt(field, 'precision');
  if (precision !== undefined && decimalsOf(text) > precision) return `${field.label}最多 ${precision} 位小数`;
  const step = field.attributes['step-strictly'] === true ? numberAt(field, 'step') : undefined;
  return step !== undefined && step > 0 && !isMultiple(value, step) ? `${field.label}应为 ${step} 的倍数` : undefined;
}

const isOption = ({ options }: FormField, text: string): boolean =>
  options.length === 0 || options.some(({ value }) => isSame(value, text));

function problemOfList(field: FormField, text: string): string | undefined {
  const list = listOf(text);
  if (!list.every((value) => typeof value === 'object' || isOption(field, String(value)))) return `请重新选择${field.label}`;
  if (field.tag !== 'el-checkbox-group') return undefined;
  const [min, max] = [numberAt(field, 'min'), numberAt(field, 'max')];
  if (min !== undefined && list.length < min) return `${field.label}至少选择 ${min} 项`;
  return max !== undefined && list.length > max ? `${field.label}最多选择 ${max} 项` : undefined;
}

function problemOfLength(field: FormField, { length }: string): string | undefined {
  const [min, max] = [numberAt(field, 'minlength'), numberAt(field, 'maxlength')];
  if (length >= (min ?? 0) && length <= (max ?? Infinity)) return undefined;
  if (min === undefined) return `${field.label}最大长度为${max}`;
  if (max === undefined) return `${field.label}最小长度为${min}`;
  return min === max ? `${field.label}长度必须为${max}` : `${field.label}长度为${min}-${max}`;
}

function problemOfText(field: FormField, text: string): string | undefined {
  const problem = problemOfLength(field, text);
  if (problem !== undefined) return problem;
  const isFree = field.attributes['allow-create'] === true || (isPageChoice(field) && articleAt(text) !== undefined);
  return isFree || isOption(field, text) ? undefined : `请重新选择${field.label}`;
}

const isWrongAddress = (field: FormField, text: string): boolean =>
  (isPicture(field) || field.tag === FILE) && !(isPictures(field) ? listOf(text).map(pathOf) : [text]).every(isMediaAddress);

function problemOfShape(field: FormField, text: string): string | undefined {
  const shape = shapeOf(field);
  if (isWrongAddress(field, text)) return `${field.label}的地址不正确，请重新上传`;
  if (shape === 'number') return problemOfNumber(field, text);
  if (shape === 'list') return problemOfList(field, text);
  if (shape === 'flag') return flagOf(field, text) === undefined ? `${field.label}应为开或关` : undefined;
  return problemOfText(field, text);
}

/** Message about the text of a field: the same on screens and on the server. */
export function problemOfField(field: FormField, text: string): string | undefined {
  if (isBlankText(field, text)) return field.required ? `${field.label}不能为空！` : undefined;
  const broken = field.rules.find(({ pattern }) => readPattern(pattern)?.(text) === false);
  return problemOfShape(field, text) ?? (broken && (broken.message || `${field.label}格式不正确`));
}
