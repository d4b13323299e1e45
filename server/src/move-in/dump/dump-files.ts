import { createReadStream, existsSync, openAsBlob, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type ZipEntry, unpacked, zipEntries } from '#server/platform/sheets/zip.ts';
import { StartFailure, systemCode } from '#server/platform/start-failure.ts';
import { filesOfFolder } from './dump-folder.ts';
import { tarEntries } from './tar-entries.ts';
import { TornDump, UnreadableDump } from './unreadable.ts';

/** File of a dump, unpacked as it is read. */
export interface DumpFile {
  name: string;
  /** Bytes that it unpacks to, at least by estimate. */
  size: number;
  bytes(): AsyncIterable<Uint8Array>;
}

const PIECE = 1024 * 1024;
const HEAD = 512;
/** Files of a tar that are read: each is looked for from the beginning. */
const TAR_FILES = 20;
const SQL = /\.sql(\.gz)?$/i;

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  const bytes = createReadStream(path, { highWaterMark: PIECE });
  try {
    yield* bytes as AsyncIterable<Buffer>;
  } finally {
    bytes.destroy();
  }
}

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;
const isTar = (head: Uint8Array): boolean => Buffer.from(head).toString('latin1', 257, 262) === 'ustar';

/** Bytes out of a gzip. */
async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacking = createGunzip({ chunkSize: PIECE });
  // Errors reach whoever reads; leaving early is none.
  pipeline(Readable.from(bytes, { objectMode: false }), unpacking, () => undefined);
  try {
    yield* unpacking as AsyncIterable<Buffer>;
  } catch (error) {
    throw systemCode(error)?.startsWith('Z_') === true ? new TornDump('压缩文件已损坏，或在中间断了') : error;
  } finally {
    unpacking.destroy();
  }
}

/** Packages that are not opened, by their first bytes, and what to do instead. */
const UNOPENED = [
  ['526172211a', '这其实是 rar 压缩包，请先解压，再选里面的 .sql 文件'],
  ['377abcaf', '这其实是 7z 压缩包，请先解压，再选里面的 .sql 文件'],
  ['425a68', '这其实是 bz2 压缩包，请先解压，再选里面的 .sql 文件'],
  ['fd377a58', '这其实是 xz 压缩包，请先解压，再选里面的 .sql 文件'],
  ['28b52ffd', '这其实是 zst 压缩包，请先用 zstd -d 解压，再选里面的 .sql 文件'],
  ['04224d18', '这其实是 lz4 压缩包，请先解压，再选里面的 .sql 文件'],
  [
    '5842535443',
    '这是数据库的物理备份（xbstream），不能直接读，请恢复到 MySQL 后用 mysqldump 导出，或在云数据库的控制台导出 .sql 再搬',
  ],
  ['3c3f786d6c', '这是 XML 格式的备份，请不要加 --xml，重新导出成 .sql 再搬'],
  ['efbbbf3c3f786d6c', '这是 XML 格式的备份，请不要加 --xml，重新导出成 .sql 再搬'],
  ['504745', '这是 PostgreSQL 的备份，只能搬 MySQL 里的 CRMEB'],
  ['53514c69746520', '这是 SQLite 的数据库文件，只能搬 MySQL 里的 CRMEB'],
] as const;

function checkOpened(head: Uint8Array): void {
  if (head.length === 0) throw new UnreadableDump('文件是空的，请重新导出，或重新上传', 'The file is empty');
  const begin = Buffer.from(head).toString('hex', 0, 16);
  const why = UNOPENED.find(([magic]) => begin.startsWith(magic))?.[1];
  if (why) throw new UnreadableDump(why, 'Not a kind of file that is opened');
}

async function headOf(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    length += piece.length;
    if (length >= HEAD) break;
  }
  return Buffer.concat(pieces).subarray(0, HEAD);
}

const nothingInside = (): UnreadableDump =>
  new UnreadableDump('压缩包里没有 .sql 文件，请解压看看，选里面的数据库备份', 'No dump in the archive');

/** Unpacked length that a gzip says at its end, of which only the lowest 32 bits stand there. */
async function gzipSize(path: string, packed: number): Promise<number> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, Math.max(0, packed - 4));
    let size = buffer.readUInt32LE();
    while (size < packed) size += 2 ** 32;
    return size;
  } finally {
    await file.close();
  }
}

async function* ofTar(bytes: () => AsyncIterable<Uint8Array>, wanted: string): AsyncGenerator<Uint8Array> {
  for await (const entry of tarEntries(bytes()))
    if (entry.name === wanted) {
      yield* entry.bytes;
      return;
    }
}

async function filesOfTar(bytes: () => AsyncIterable<Uint8Array>): Promise<DumpFile[]> {
  const files: DumpFile[] = [];
  for await (const { name: inner, size } of tarEntries(bytes()))
    if (SQL.test(inner)) files.push(unpackedFile({ name: inner, size, bytes: () => ofTar(bytes, inner) }));
  if (files.length === 0) throw nothingInside();
  if (files.length > TAR_FILES)
    throw new UnreadableDump(`压缩包里有 ${files.length} 个 .sql 文件，请解压后选整个文件夹`, 'Too many files in the tar');
  return files;
}

/** Packed again within a package: its name tells, and the estimate is one of usual texts. */
const RATIO = 8;
const unpackedFile = (file: DumpFile): DumpFile =>
  file.name.toLowerCase().endsWith('.gz') ? { ...file, size: file.size * RATIO, bytes: () => gunzipped(file.bytes()) } : file;

async function* ofZip(file: Blob, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  try {
    yield* unpacked(file, entry);
  } catch (error) {
    if (entry.isEncrypted)
      throw new UnreadableDump(`压缩包里的 ${entry.name} 有密码，请解压后选里面的 .sql 文件`, 'The zip has a password');
    throw error instanceof StartFailure ? error : new TornDump('压缩文件已损坏，或在中间断了');
  }
}

async function filesOfZip(path: string): Promise<DumpFile[]> {
  const file = await openAsBlob(path);
  const entries = await zipEntries(file).catch(() => {
    throw new TornDump('压缩文件已损坏，或在中间断了');
  });
  const inside = [...entries.values()].filter(({ name }) => SQL.test(name) && !name.startsWith('__MACOSX/'));
  if (inside.length === 0) throw nothingInside();
  return inside.map((entry) => unpackedFile({ name: entry.name, size: entry.size, bytes: () => ofZip(file, entry) }));
}

async function filesOfFile(path: string): Promise<DumpFile[]> {
  const name = basename(path);
  const head = await headOf(bytesOf(path));
  checkOpened(head);
  const { size } = statSync(path);
  if (Buffer.from(head).toString('hex', 0, 4) === '504b0304') return filesOfZip(path);
  if (isTar(head)) return filesOfTar(() => bytesOf(path));
  if (!isGzip(head)) return [{ name, size, bytes: () => bytesOf(path) }];
  const bytes = () => gunzipped(bytesOf(path));
  const within = await headOf(bytes());
  checkOpened(within);
  return isTar(within) ? filesOfTar(bytes) : [{ name, size: await gzipSize(path, size), bytes }];
}

/** Files of a dump: the one that is named, those in it where it is a package, or those of a folder, in the order of their names. */
export async function dumpFiles(path: string): Promise<DumpFile[]> {
  if (!existsSync(path)) throw new StartFailure(`找不到 ${path}，请检查路径。 (No such file or folder.)`);
  const paths = statSync(path).isDirectory() ? filesOfFolder(path).map((name) => join(path, name)) : [path];
  const files = (await Promise.all(paths.map(filesOfFile))).flat();
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
