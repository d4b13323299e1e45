import { type Placeholder, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { snake } from './names.ts';

interface Images {
  columns: string[];
  /** JSON of all of them. */
  images: string;
}

/** Rows by the names of their columns. `columns` are those that any row names; a row that leaves one out has null there. */
export function imagesOf(rows: readonly object[]): Images {
  const images = rows.map((row) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [[snake(name), value]]))),
  );
  return { columns: [...new Set(images.flatMap((image) => Object.keys(image)))], images: JSON.stringify(images) };
}

/**
 * Rows of a table as one parameter, whatever their number: building and parsing a placeholder for each value costs more than
 * writing the rows does.
 */
export const recordset = (target: SQLChunk, images: string | Placeholder): SQL =>
  sql`jsonb_populate_recordset(null::${target}, ${images}::jsonb)`;
