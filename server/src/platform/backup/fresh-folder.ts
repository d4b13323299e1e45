import { existsSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../embedded/make-folder.ts';
import { StartFailure } from '../start-failure.ts';
import { UNFINISHED } from '../start/unfinished.ts';

/** Refuses a folder with something in it, and marks the one that is restored into until it is whole. */
export function beginIn(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartFailure(
      `文件夹 ${folder} 不是空的，没有改动，请用 --into 指明一个新的文件夹。 (The folder is not empty; name a new one.)`,
    );
  makeFolder(folder);
  writeFileSync(join(folder, UNFINISHED), '');
}

export const settle = (folder: string): void => rmSync(join(folder, UNFINISHED));

/** Removes what a restore that failed has put there, wherever its links lead. */
export function clear(folder: string): void {
  const cluster = join(folder, 'postgres');
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true, force: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}
