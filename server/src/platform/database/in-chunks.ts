/** Rows per statement; PostgreSQL takes 65,535 parameters. */
const CHUNK = 500;

export async function inChunks<T>(rows: readonly T[], insert: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await insert(rows.slice(at, at + CHUNK));
}
