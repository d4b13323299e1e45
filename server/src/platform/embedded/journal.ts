import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { homeOf } from './journal-home.ts';

/** Name of a whole segment of PostgreSQL's log, or of a line of time that it branched into. */
const SEGMENT = /^([\dA-F]{24}|[\dA-F]{8}\.history)$/;
const COPY = '.base-';
const HALF = '.part';
/** Small files of the shop that go along; the last link of the log of acts is of later than a moment. */
export const SHOP_KEYS = ['storefront.key', 'log.key', 'folder.key', 'postgres.password'];
/** File that says that a segment is missing since the last copy. */
export const GAP = 'gap';

/** Folder that keeps PostgreSQL's log; the log is kept as long as it is there. */
export const journalOf = (cluster: string): string => join(homeOf(cluster), `${basename(cluster)}.journal`);

const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;

/**
 * Settings by which a cluster hands its log over, segment by segment. What cannot be kept leaves a mark and is let go: a shop that goes on is worth more
 * than its log, which would otherwise fill the disk.
 */
export function journalSettings(cluster: string): string[] {
  const to = journalOf(cluster);
  const [folder, mark, half, whole] = [to, join(to, GAP), `${to}/%f${HALF}`, `${to}/%f`];
  const keep = `cp %p ${quoted(half)} && mv -f ${quoted(half)} ${quoted(whole)}`;
  return [
    'archive_mode=on',
    `archive_command=test ! -d ${quoted(folder)} || { ${keep}; } || { rm -f ${quoted(half)}; : > ${quoted(mark)}; } 2> /dev/null || true`,
  ];
}

export interface BaseCopy {
  path: string;
  /** Moment from which on it leads anywhere. */
  at: Date;
}

const stampOf = (at: Date) => at.toISOString().replace(/[-:.]/g, '');
const momentOf = (stamp: string) =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z'));

const copyNamed = (cluster: string, name: string) => join(homeOf(cluster), basename(cluster) + COPY + name);
export const baseCopyAt = (cluster: string, at: Date): string => copyNamed(cluster, stampOf(at));
/** Name of the copy that is being made. */
export const newCopyOf = (cluster: string): string => copyNamed(cluster, 'new');
export const halfOfCopy = (path: string): string => path + HALF;

/** Whole copies of a cluster, the oldest first. */
export function baseCopies(cluster: string): BaseCopy[] {
  const [home, prefix] = [homeOf(cluster), basename(cluster) + COPY];
  const names = existsSync(home) ? readdirSync(home).filter((name) => name.startsWith(prefix) && !name.endsWith(HALF)) : [];
  return names.sort().map((name) => ({ path: join(home, name), at: momentOf(name.slice(prefix.length)) }));
}

/** Removes the segments of the log before one. */
export function forgetBefore(cluster: string, segment: string): void {
  const folder = journalOf(cluster);
  for (const name of readdirSync(folder))
    if (/^[\dA-F]{24}/.test(name) && name.slice(8) < segment.slice(8)) rmSync(join(folder, name), { force: true });
}

/** Ends the log and its copies; what the cluster hands over from then on is let go. */
export function dropJournal(cluster: string): void {
  rmSync(journalOf(cluster), { recursive: true, force: true });
  for (const { path } of baseCopies(cluster)) rmSync(path, { recursive: true, force: true });
}

const PER_FILE = 256;
const placeOf = (segment: string) =>
  Number.parseInt(segment.slice(8, 16), 16) * PER_FILE + Number.parseInt(segment.slice(16), 16);

/** True of a log from which a segment is missing, as where the disk that keeps it was away. */
function hasHole(names: readonly string[]): boolean {
  const places = names
    .filter((name) => /^[\dA-F]{24}$/.test(name))
    .map(placeOf)
    .sort((one, other) => one - other);
  return places.some((place, at) => at > 0 && place - (places[at - 1] ?? 0) > 1);
}

/** Bytes of the segments that are kept, and whether one is missing. */
export function readJournal(cluster: string): { bytes: number; hasGap: boolean } | undefined {
  const folder = journalOf(cluster);
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder);
  const hasGap = names.includes(GAP) || hasHole(names);
  const sizes = names
    .filter((name) => SEGMENT.test(name))
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), hasGap };
}
