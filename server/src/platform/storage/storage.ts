import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';

/** Where files live. Keys are made by us, never from a client's file name: `image/2026/11/20/<random>.png`. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  /** Address below which browsers fetch a key. */
  urlOf(key: string): string;
}

const SAFE_KEY = /^[a-z0-9][a-zA-Z0-9/_-]*\.[a-z0-9]{1,8}$/;

/** Files in a folder of this machine, served by this server below `/files/`. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!SAFE_KEY.test(key)) throw new Error(`unsafe storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${randomBytes(4).toString('hex')}.part`;
      await writeFile(part, bytes);
      await rename(part, path);
    },
    get: async (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    urlOf: (key) => `/files/${key}`,
  };
}
