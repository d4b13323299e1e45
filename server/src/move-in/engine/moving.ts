import type { Tx } from '#server/platform/database/connect.ts';
import type { TheirRow } from '../dump/columns.ts';
import { cutTo } from './cut-to.ts';
import { type RecordFate, type TableReport, countFate } from '../report/report.ts';
import type { Stage } from '../stage/open-stage.ts';

/** Pictures of the former shop that have come as files. */
export interface BroughtPictures {
  /** The file here of a path or an address there; undefined where it has not come. */
  find(address: string): { id: number; address: string } | undefined;
}

/** Facts that a move needs and that the dump may not say. */
export interface MoveTerms {
  /** Site that pictures of the former shop lie at; empty where neither dump nor owner says it. */
  pictureBase: string;
  pictures: BroughtPictures;
  /** Tells one state of pictures from another: records that show some come again with them. */
  pictureState: string;
  /** AppIDs that the identities of customers belong to; undefined where the dump has to say it. */
  appIds: Readonly<Record<'wechat' | 'routine', string | undefined>>;
}

/** Context in which records of one noun come. */
export interface Moving {
  tx: Tx;
  now: Date;
  stage: Stage;
  terms: MoveTerms;
  table: TableReport;
  /** Ids of ours of the records that come again, by key: what they hold is not taken by another. */
  again: ReadonlyMap<string, number>;
}

/** A record that has not come yet, with the rows of other tables that belong to it. */
export interface Theirs {
  key: string;
  row: TheirRow;
  beside: Readonly<Record<string, readonly TheirRow[]>>;
}

export interface Came {
  key: string;
  id: number;
  /** Hash of our row as it is now; none where changes made here cannot be told. */
  ourHash?: string;
}

/** A record that came with an earlier run and has changed there since. */
export interface Known extends Theirs {
  id: number;
  ourHash: string | null;
}

/** Rows of another table that belong to a record: those that hold its key, or the value of `by`, in a column. */
export interface Beside {
  name: string;
  table: string;
  column: string;
  by?: string;
  /** Rows that come with this record and with no other: those without one stay behind. */
  isMain?: true;
  /** Type that tells them from rows of records of other tables under the same number. */
  type?: number;
  /** Columns that matter; all of them where none is named. */
  columns?: readonly string[];
}

/** Records of one table of theirs, and how they come. */
export interface MovedNoun {
  noun: string;
  label: string;
  source: string;
  /** Column of its key. */
  key: string;
  beside?: readonly Beside[];
  /** Leaves its rows in the log of acts: few records, which are rights and settings. */
  isRecorded?: true;
  /** Records show pictures, so that they come again when more of these have come. */
  hasPictures?: true;
  /** All at once, for they name each other. */
  isWhole?: true;
  /** Records that come at a time, where they are large. */
  portion?: number;
  /** A record may have thousands of rows beside it: as many records come at a time as have a portion of these. */
  isLong?: true;
  /** Columns that matter, where others of the table come with another noun. */
  columns?: readonly string[];
  /** Names all records that did not come, not the first of them. */
  isListed?: true;
  bring(moving: Moving, records: readonly Theirs[]): Promise<readonly Came[]>;
  /** Brings again what has changed there, of records that nobody has changed here; the others are said. Without it each comes once. */
  renew?(moving: Moving, records: readonly Known[]): Promise<readonly Came[]>;
  /** Puts right what is reckoned from all records of the noun; repeated, it changes nothing. */
  finish?(tx: Tx): Promise<void>;
}

/** Says that a record comes otherwise than it was, or not at all. */
export const say = ({ table }: Pick<Moving, 'table'>, fate: RecordFate, why: string, key: string): void =>
  countFate(table, fate, why, key);

/** A text as long as our column takes it; what is cut off is said. */
export function fit(moving: Pick<Moving, 'table'>, { key, row }: Theirs, column: string, most: number): string {
  const text = row[column] ?? '';
  const cut = cutTo(text, most);
  if (cut !== text) say(moving, 'altered', `${column} 太长，只保留前 ${most} 个字`, key);
  return cut;
}
