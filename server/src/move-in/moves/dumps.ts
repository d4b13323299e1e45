import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DAY } from '#contract/durations.ts';
import { type Dump, moveRefusals } from '#contract/move-in/moves.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { isDumpName } from '../dump/dump-folder.ts';
import { textsIn } from '../dump/open-texts.ts';
import { ROOTS } from '../pictures/picture-files.ts';
import { gigabytes, roomForUpload } from './room.ts';
import { sentenceIn } from './sentence-in.ts';

const PART = '.part';
const isNameOfDump = (name: string): boolean => /^[^./\\][^/\\]*$/.test(name) && isDumpName(name);
const HOLDS_TABLES = /\b(?:insert|replace|create)\s/i;
/** Dumps that are shown. */
const MOST = 200;

export const dumpFolder = (dataDir: string): string => resolve(dataDir, 'move-in');

async function dumpAt(folder: string, name: string): Promise<Dump | undefined> {
  const found = await stat(join(folder, name)).catch(() => undefined);
  if (!found) return undefined;
  const dump = { name, bytes: found.size, time: found.mtime, isFolder: found.isDirectory() };
  if (!dump.isFolder) return isNameOfDump(name) ? dump : undefined;
  const within = await readdir(join(folder, name)).catch(() => []);
  return within.some(isDumpName) ? { ...dump, bytes: 0 } : undefined;
}

/** Dumps that lie in the folder, the latest first. */
export async function dumpsIn(folder: string): Promise<Dump[]> {
  const names = await readdir(folder).catch(() => []);
  const shown = names.filter((name) => !name.startsWith('.')).slice(0, MOST);
  const found = await Promise.all(shown.map((name) => dumpAt(folder, name)));
  return found.flatMap((dump) => dump ?? []).toSorted((one, other) => other.time.getTime() - one.time.getTime());
}

/** A dump of the folder by its name, which leads nowhere else. */
export async function findDump(folder: string, name: string): Promise<Dump> {
  const found = /[/\\]|^\./.test(name) ? undefined : await dumpAt(folder, name);
  if (!found) throw moveRefusals.NO_DUMP();
  return found;
}

async function holdsPictures(folder: string, name: string): Promise<boolean> {
  const within = await readdir(join(folder, name)).catch(() => []);
  return ROOTS.includes(name) || within.some((file) => ROOTS.includes(file));
}

/** Folders that hold what was uploaded to a former shop, or are it. */
export async function pictureFoldersIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).slice(0, MOST);
  const found = await Promise.all(names.map((name) => holdsPictures(folder, name)));
  return names.filter((_, at) => found[at]);
}

/** Refuses the name of a folder that holds no pictures, or lies elsewhere; none is no folder. */
export async function checkPictures(folder: string, name: string): Promise<void> {
  if (name !== '' && (/[/\\]|^\./.test(name) || !(await holdsPictures(folder, name)))) throw moveRefusals.NO_PICTURES();
}

/** Refuses what is no dump, whatever it is called: by its content, packed or not. */
async function judge(path: string): Promise<void> {
  try {
    const [first] = await textsIn(path);
    for await (const text of first?.pieces ?? []) {
      if (HOLDS_TABLES.test(text)) return;
      break;
    }
  } catch (error) {
    if (error instanceof StartFailure) throw moveRefusals.NOT_FIT({ reason: sentenceIn(error) });
    throw error;
  }
  throw moveRefusals.NOT_A_DUMP();
}

/** Parts of uploads that nobody went on with. */
async function clearParts(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(PART))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > DAY) await rm(join(folder, name), { force: true });
  }
}

async function checkUpload(folder: string, portion: DumpPortion): Promise<void> {
  const { free, needed } = await roomForUpload(folder, portion);
  if (free < needed) throw moveRefusals.NO_ROOM({ free: gigabytes(free), needed: gigabytes(needed) });
}

interface DumpPortion {
  name: string;
  bytes: Buffer;
  /** Number of bytes before it. */
  at: number;
  total: number;
  adminId: number;
  dataDir: string;
  now: Date;
}

async function writeAt(path: string, { bytes, at }: Pick<DumpPortion, 'bytes' | 'at'>): Promise<void> {
  const file = await open(path, at === 0 ? 'w' : 'r+', 0o600);
  try {
    await file.write(bytes, 0, bytes.length, at);
  } finally {
    await file.close();
  }
}

/** Takes the next portion of a dump; answers how much of it is there. The last one makes it a dump of the folder, or has it thrown away. */
export async function takePortion(folder: string, portion: DumpPortion): Promise<number> {
  const { name, bytes, at, total, adminId, now } = portion;
  if (!isNameOfDump(name)) throw moveRefusals.NO_SQL();
  const part = join(folder, `.${adminId}-${name}${PART}`);
  if (at === 0) {
    await mkdir(folder, { recursive: true });
    await clearParts(folder, now);
    await checkUpload(folder, portion);
  }
  const there = at === 0 ? 0 : ((await stat(part).catch(() => undefined))?.size ?? -1);
  const received = at + bytes.length;
  if (there !== at || bytes.length === 0 || received > total) throw moveRefusals.OUT_OF_STEP();
  await writeAt(part, { bytes, at });
  if (received < total) return received;
  try {
    await judge(part);
    await rename(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return received;
}
