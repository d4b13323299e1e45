import { type SQL, sql } from 'drizzle-orm';

/** Name of a customer who was erased, wherever one is shown. */
export const ERASED = '已注销用户';

export const noText = sql`''`;
export const nothing = sql`null`;

/** Columns in which a table names people, and what is left there once one of them is erased. */
export interface PersonalData {
  table: string;
  /** Condition on the rows of these customers, whose numbers come as an array. */
  of: (uids: SQL) => SQL;
  /** Values that stand in its columns afterwards, in the names of the database. The change log loses the same columns. */
  blank: Readonly<Record<string, SQL>>;
  /** Columns that are made of those; the log loses them as well. */
  derived?: readonly string[];
  /** The rows go. */
  removes?: boolean;
  /** Column by which the log knows whose rows went before. */
  namedBy?: string;
}

const declared: PersonalData[] = [];

export const personalData = (data: PersonalData): void => void declared.push(data);
export const everyPersonalData = (): readonly PersonalData[] => declared;

/** Condition of most tables: their rows name the customer. */
export const byUid = (uids: SQL): SQL => sql`uid = any(${uids})`;
