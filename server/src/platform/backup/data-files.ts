import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Small files of the data folder without which the database is worth less: the key of the secrets, the mark of the folder, and the last link of the log of acts. */
const NAMES = ['storefront.key', 'folder.key', 'log-end.json'];
const [KEY = ''] = NAMES;
/** Key of the log, which is made once. */
const LOG_KEY = 'log.key';
const MODE = 0o600;

export interface DataFile {
  name: string;
  bytes: Buffer;
}

const read = (dataDir: string, names: readonly string[]): DataFile[] =>
  names.filter((name) => existsSync(join(dataDir, name))).map((name) => ({ name, bytes: readFileSync(join(dataDir, name)) }));

/** Reads those that are there, before the moment that is copied: the log is then at least as long as they say. */
export const readDataFiles = (dataDir: string): DataFile[] => read(dataDir, NAMES);

/** Reads the key of the log, once the moment is open: links that it made are in no moment before it was there. */
export const readLogKeyFile = (dataDir: string): DataFile[] => read(dataDir, [LOG_KEY]);

/** True where the key is still the one that was read, and no other is about to take its place. */
export function isKeyAsRead(dataDir: string, files: readonly DataFile[]): boolean {
  const key = files.find(({ name }) => name === KEY);
  const path = join(dataDir, KEY);
  return key !== undefined && !existsSync(`${path}.next`) && readFileSync(path).equals(key.bytes);
}

/** Writes one of them into a fresh folder; others are left out. */
export function writeDataFile(dataDir: string, { name, bytes }: DataFile): void {
  if ([...NAMES, LOG_KEY].includes(name)) writeFileSync(join(dataDir, name), bytes, { mode: MODE, flag: 'wx', flush: true });
}
