import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Storage, type StoredObject, checkKey, isSafeKey, urlOf } from './storage.ts';

/** Modes for the server's own account and its group: exports hold what not everybody on the machine may read. */
export const FOLDER_MODE = 0o750;
const FILE_MODE = 0o640;

/** The answer, or undefined when there is no such file. */
async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files in a folder of this machine. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key));

  /** Under its name there is the whole file or none; what a killed process leaves has a key of its own. */
  async function whole(key: string, fill: (part: string) => Promise<void>): Promise<string> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
    const part = `${path.replace(/\.\w+$/, '')}-${randomBytes(4).toString('hex')}.part`;
    try {
      await fill(part);
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
    return path;
  }

  async function head(key: string): Promise<StoredObject | undefined> {
    const found = await ifThere(stat(pathOf(key)));
    return found?.isFile() ? { key, size: found.size, at: found.mtime } : undefined;
  }

  return {
    async put(key, bytes) {
      await whole(key, (part) => writeFile(part, bytes, { mode: FILE_MODE }));
    },
    get: async (key) => readFile(pathOf(key)),
    async write(key, bytes) {
      return (await stat(await whole(key, (part) => writeFile(part, bytes, { mode: FILE_MODE })))).size;
    },
    async read(key, range) {
      const file = await open(pathOf(key));
      const [start, end] = range ?? [];
      return file.createReadStream({ start, end });
    },
    head,
    async *list(prefix) {
      const below = join(folder, prefix.replace(/[^/]*$/, ''));
      const entries: Dirent[] = (await ifThere(readdir(below, { recursive: true, withFileTypes: true }))) ?? [];
      for (const entry of entries) {
        const key = relative(folder, join(entry.parentPath, entry.name));
        const found = isSafeKey(key) && key.startsWith(prefix) ? await head(key) : undefined;
        if (found) yield found;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    urlOf,
  };
}
