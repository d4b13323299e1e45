import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { StartFailure } from '#server/platform/start-failure.ts';
import { isDatabaseAddress, piecesOfDatabase } from './open-database.ts';

const PIECE = 1024 * 1024;
const DUMP = /\.sql(\.gz)?$/i;

/** Files of a dump: the one that is named, or those of a folder in the order of their names. */
function dumpFiles(path: string): string[] {
  if (!existsSync(path)) throw new StartFailure(`找不到 ${path}，请检查路径。 (No such file or folder.)`);
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => DUMP.test(name))
        .toSorted()
        .map((name) => join(path, name))
    : [path];
  if (files.length === 0 || !files.every((file) => DUMP.test(file)))
    throw new StartFailure(`${path} 不是 .sql 或 .sql.gz 文件，也没有这样的文件在里面；zip 请先解压。 (No dump there.)`);
  return files;
}

/** Text of a file in pieces, unpacked where it is packed. */
async function* piecesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file, { highWaterMark: PIECE });
  const decoder = new TextDecoder();
  try {
    for await (const piece of file.toLowerCase().endsWith('.gz') ? bytes.pipe(createGunzip({ chunkSize: PIECE })) : bytes)
      yield decoder.decode(piece as Buffer, { stream: true });
    yield decoder.decode();
  } finally {
    bytes.destroy();
  }
}

/** Texts of a dump, file by file, or that of a database. */
export const piecesIn = (path: string): AsyncIterable<string>[] =>
  isDatabaseAddress(path) ? [piecesOfDatabase(path)] : dumpFiles(path).map(piecesOf);
