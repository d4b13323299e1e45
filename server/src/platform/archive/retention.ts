import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const ENDING = '.backup';
const HALF = '.part';

/** Backups of one shop in a folder of several: a short mark of the shop, then the moment, so that names sort by time. */
export const nameOf = (shop: string, at: Date): string =>
  `signalbox-${shop}-${at.toISOString().replace(/[-:.]/g, '').replace('T', '-')}${ENDING}`;
export const halfOf = (name: string): string => name + HALF;

const named = async (folder: string, shop: string, ending: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith(`signalbox-${shop}-`) && name.endsWith(ending)).sort();

/** Removes what a killed backup of this shop left. */
export async function removeHalves(folder: string, shop: string): Promise<void> {
  for (const name of await named(folder, shop, ENDING + HALF)) await rm(join(folder, name));
}

/** Removes all but the newest backups of this shop; answers how many went. */
export async function keepNewest(folder: string, shop: string, count: number): Promise<number> {
  const old = (await named(folder, shop, ENDING)).slice(0, -count);
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
