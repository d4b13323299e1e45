import { posix } from 'node:path';
import { decode } from './decode.ts';
import { dumpFiles } from './dump-files.ts';
import { isDatabaseAddress, piecesOfDatabase } from './open-database.ts';

/** Text of a file of a dump, or of a database. */
export interface DumpText {
  pieces: AsyncIterable<string>;
  /** Database that the name of the file says: mydumper writes one file or more for each table. */
  database: string | undefined;
  /** Bytes that it unpacks to, at least by estimate; 0 of a database. */
  size: number;
}

const MYDUMPER = /^(.+?)(?:\.(.+?))?-schema(?:-create)?\.sql(?:\.gz)?$/i;

/** Databases that a folder of mydumper is of. */
const databasesOf = (names: readonly string[]): string[] => [...new Set(names.flatMap((name) => MYDUMPER.exec(name)?.[1] ?? []))];

/** Texts of a dump, file by file, or that of a database; of this its tables alone where rows are not asked for. */
export async function textsIn(path: string, { hasRows = true } = {}): Promise<DumpText[]> {
  if (isDatabaseAddress(path)) return [{ pieces: piecesOfDatabase(path, hasRows), database: undefined, size: 0 }];
  const files = await dumpFiles(path);
  const databases = databasesOf(files.map(({ name }) => posix.basename(name)));
  return files.map(({ name, bytes, size }) => ({
    size,
    pieces: decode(bytes()),
    database: databases.find((database) => posix.basename(name).startsWith(`${database}.`)),
  }));
}
