import { sql } from 'drizzle-orm';
import { type IndexColumn, bigint, customType, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

/** Money in fen. */
export const fen = () => bigint({ mode: 'number' });

export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Set by the write path's clock, not by the database, so that a test's clock reaches every row. */
export const stamps = {
  createTime: instant().notNull().defaultNow(),
  updateTime: instant().notNull().defaultNow(),
};

/** Name of the API key through which a row came; null for any other way, and of rows from before it was kept. */
export const viaKey = () => varchar({ length: 64 });

/** Edition of a row: another after each write of it. */
export const edition = sql<string>`xmin::text`;

/** Value that one record has at a time; a deleted one leaves it to others. */
export const uniqueUnlessDeleted = (name: string, column: IndexColumn) =>
  uniqueIndex(name)
    .on(column)
    .where(sql`not is_del`);

/** Pairs of neighbouring characters, for keyword search in languages without spaces. */
export const bigrams = customType<{ data: string[] }>({ dataType: () => 'text[]' });

/** Words without places, which a boolean query of them finds by one index. */
export const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });
