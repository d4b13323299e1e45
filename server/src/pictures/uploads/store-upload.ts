import { randomBytes } from 'node:crypto';
import { showDay } from '#contract/moment.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Picture } from './clean-picture.ts';
import { keysOf } from './keys.ts';

/** A file as the library notes it. */
export interface StoredFile {
  sattDir: string;
  attSize: number;
  attType: string;
  width: number | null;
  height: number | null;
}

/** Key of our own making: nothing of the client's name goes into a path. */
function keyFor(model: string, extension: string, now: Date): string {
  const day = showDay(now).replaceAll('-', '/');
  return `image/public/${model}/${day}/${randomBytes(21).toString('hex')}.${extension}`;
}

/** Removes a file with its small copies. */
export async function removeFile(storage: Storage, key: string): Promise<void> {
  for (const each of keysOf(key)) await storage.remove(each);
}

/** All of it or nothing: what was put down before a failure is taken away again. */
export async function storePicture(
  storage: Storage,
  picture: Picture,
  { model, extension, now }: { model: string; extension: string; now: Date },
): Promise<string> {
  const key = keyFor(model, extension, now);
  const [own, ...copyKeys] = keysOf(key);
  try {
    await storage.put(own, picture.bytes);
    for (const [index, copyKey] of copyKeys.entries()) {
      const copy = picture.copies[index];
      if (copy) await storage.put(copyKey, copy);
    }
  } catch (error) {
    await removeFile(storage, key).catch(() => undefined);
    throw error;
  }
  return key;
}
