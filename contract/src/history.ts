import type { Permission } from './call.ts';

type Shown = 'text' | 'yuan' | 'flag' | 'html' | 'list' | Readonly<Record<string, string>>;

/** How a record's history reads: which columns have a word, and how their values are written. Others stay out of sight. */
export interface RecordHistory {
  label: string;
  /** The permission that reads the record also reads its history. */
  readBy: Permission;
  fields: Readonly<Record<string, readonly [label: string, shown: Shown]>>;
  /** Verbs of the noun in the words of the screen: `{ offShell: '下架' }`. */
  acts: Readonly<Record<string, string>>;
  /** Nouns whose rows belong to the record, with the column that points to it: `{ sku: 'productId' }`. */
  parts?: Readonly<Record<string, string>>;
}

const histories = new Map<string, RecordHistory>();

/** Declares the history of a noun, beside its calls. */
export function historyOf(noun: string, history: RecordHistory): RecordHistory {
  histories.set(noun, history);
  return history;
}

export const findHistory = (noun: string): RecordHistory | undefined => histories.get(noun);
