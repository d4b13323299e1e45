import type { Permission } from './call.ts';
import type { Choices } from './choices.ts';
import { DAY } from './durations.ts';
import { getLabel } from './labels.ts';

/** Time in which a deleted record can be brought back. */
export const DELETED_DAYS = 30;
/** A row that restoring needs is kept a day more, so that no restore is late. */
export const DELETION_STANDS_MS = (DELETED_DAYS + 1) * DAY;

/** Values that a text holds, each with its label: a history compares them one by one. */
export type ValuesIn = (text: string) => readonly ValueIn[];

interface ValueIn {
  name: string;
  label: string;
  value: string;
  isPicture?: boolean;
}

/**
 * Format of a value in a history; `pictures` is one or several; `member` is one of several, each in a row of its own; `moved` is by
 * how much a figure went up or down; of `hidden` values only the change is answered.
 */
type ValueFormat = 'text' | 'yuan' | 'flag' | 'html' | 'list' | 'pictures' | 'member' | 'moved' | 'hidden' | Choices | ValuesIn;

/** Deletion of records: how they are listed and brought back. A noun with a bin of its own has none. */
export interface DeletedRecords {
  /** Fields that say what a record was called; `payload.storeName` looks inside one. */
  named: readonly string[];
  picture?: string;
  /** Permissions to delete and to save: a person who brings it back holds both. */
  needs: readonly [deletes: Permission, saves: Permission];
  /** The field that tells apart the screens of one noun. */
  kind?: string;
  /** Records deleted along with it, in the word after their number: `{ attachment: '张图片' }`. */
  along?: Readonly<Record<string, string>>;
}

/** History of a record: which columns have a word, and how their values are written. Others stay out of sight. */
export interface RecordHistory {
  label: string;
  /** The permission that reads the record also reads its history. */
  readBy: Permission;
  fields: Readonly<Record<string, readonly [label: string, format: ValueFormat]>>;
  /** Fields that hold the id of another record, or several with commas, which have names: `{ pid: ['category', 'name'] }`. */
  named?: Readonly<Record<string, NamedField>>;
  /**
   * Part that a row is about: the name of the record that `by` points to, or of the row itself; with the names of the records that the name
   * holds the ids of, where it is `named`.
   */
  called?: { noun: string; field: string; by?: string; say: (name: string, names: readonly string[]) => string };
  /** Rows that are fields of a record, as settings are of a form: its name, the column that points to it, and a name for those of none. */
  fieldOf?: { noun: string; field: string; by: string; alone: string };
  /** Verbs of the noun in the words of the screen: `{ offShell: '下架' }`. */
  acts: Readonly<Record<string, string>>;
  /** Nouns whose rows belong to the record, with the column that points to it: `{ sku: 'productId' }`. */
  parts?: Readonly<Record<string, string>>;
  deleted?: DeletedRecords;
}

/** Field of another noun that is a name, by the field that its records are known by, `id` by default; `pick` leaves out some of the ids. */
type NamedField = readonly [
  noun: string,
  field: string,
  known?: { by: string; pick: (ids: readonly number[]) => readonly number[] },
];

const histories = new Map<string, RecordHistory>();

/** Fields whose values are written as they stand. */
export const texts = (...fields: readonly string[]): Readonly<Record<string, ValueFormat>> =>
  Object.fromEntries(fields.map((field) => [field, 'text']));

const COMMON_ACTS = { save: '新增', update: '编辑', delete: '删除' };

interface DeclaredHistory extends Omit<RecordHistory, 'fields' | 'acts'> {
  /** Besides those that every noun has, or in place of one of them. */
  acts?: Readonly<Record<string, string>>;
  /** Formats of values; the label stands before it where the history calls the field otherwise than the screens. */
  fields: Readonly<Record<string, ValueFormat | readonly [label: string, format: ValueFormat]>>;
}

/** Declares the history of a noun, beside its calls and labels. */
export function historyOf(noun: string, { fields, acts, ...history }: DeclaredHistory): void {
  const labelled = Object.entries(fields).map(
    ([field, format]) => [field, isLabelled(format) ? format : ([getLabel(noun, field), format] as const)] as const,
  );
  histories.set(noun, { ...history, acts: { ...COMMON_ACTS, ...acts }, fields: Object.fromEntries(labelled) });
}

interface RecordWords {
  label: string;
  acts: Readonly<Record<string, string>>;
}

const worded = new Map<string, RecordWords>();

/** Declares what a noun without a history, and the acts on it, are called in the log. */
export function actsOf(noun: string, label: string, acts: Readonly<Record<string, string>>): void {
  worded.set(noun, { label, acts: { ...COMMON_ACTS, ...acts } });
}

const wordsOf = (noun: string): RecordWords | undefined => histories.get(noun) ?? worded.get(noun);

/** Words for a noun, such as 订单. */
export const findNoun = (noun: string): string | undefined => wordsOf(noun)?.label;

const ofItself = new Map<string, string>();
/** Declares what the server does by itself, by its name in the log. */
export const nameAct = (act: string, label: string): void => void ofItself.set(act, label);

/** Words for an act such as `product.offShell`. */
export function findAct(act: string): string | undefined {
  const [noun = '', verb = ''] = act.split('.');
  return wordsOf(noun)?.acts[verb] ?? ofItself.get(act);
}

const isLabelled = (format: DeclaredHistory['fields'][string]): format is RecordHistory['fields'][string] =>
  Array.isArray(format);

/** Nouns with a history, with how it reads. */
export const everyHistory = (): [noun: string, history: RecordHistory][] => [...histories];

export const findHistory = (noun: string): RecordHistory | undefined => histories.get(noun);
