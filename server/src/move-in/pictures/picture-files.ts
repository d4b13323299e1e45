import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';

/** Folders in which shops of that system keep what was uploaded. */
export const ROOTS = ['crmebimage', 'uploads'];

export interface PictureFile {
  /** Path below the former shop, as its records name it, or the address that it lies at. */
  name: string;
  /** Tells a file that is another by now. */
  mark: string;
  open(): Promise<File>;
}

/** Path below the former shop of a file that lies in the folder which was named, or below it. */
export function pathBelow(folder: string, file: string): string | undefined {
  const parts = [basename(folder), ...file.slice(folder.length).split(sep).filter(Boolean)];
  const root = parts.findIndex((part) => ROOTS.includes(part));
  return root === -1 ? undefined : parts.slice(root).join('/');
}

const markOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }): string =>
  createHash('md5').update(`${size} ${mtimeMs}`).digest('hex');

async function* filesBelow(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    // A link could lead out of the folder.
    else if (entry.isFile()) yield path;
  }
}

/** Number of uploaded files of a folder. */
export async function countPictures(folder: string): Promise<number> {
  const whole = resolve(folder);
  let count = 0;
  for await (const path of filesBelow(whole)) if (pathBelow(whole, path) !== undefined) count += 1;
  return count;
}

/** Uploaded files of a folder, one by one; what does not lie where uploads do is passed over. */
export async function* pictureFiles(folder: string): AsyncGenerator<PictureFile> {
  const whole = resolve(folder);
  for await (const path of filesBelow(whole)) {
    const name = pathBelow(whole, path);
    if (name === undefined) continue;
    yield {
      name,
      mark: markOf(await stat(path)),
      open: async () => new File([await openAsBlob(path)], basename(path)),
    };
  }
}
