import { execFile } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { promisify } from 'node:util';
import { StartFailure } from '../start-failure.ts';

const MB = 1024 * 1024;

interface WantedRoom {
  /** Folders that are copied. */
  of: readonly string[];
  /** Room that it may take, in what they take now. */
  times: number;
  /** Folder on the disk that it goes to. */
  at: string;
  /** Deed that the room is for. */
  deed: string;
}

/** Refuses to begin a copy that the disk has no room for: the shop itself may write there. */
export async function checkRoom({ of, times, at, deed }: WantedRoom): Promise<void> {
  const { stdout } = await promisify(execFile)('du', ['-sk', ...of]);
  const kilobytes = stdout.split('\n').reduce((sum, line) => sum + (Number.parseInt(line, 10) || 0), 0);
  const needed = times * kilobytes * 1024;
  const { bavail, bsize } = statfsSync(at);
  const free = bavail * bsize;
  if (needed <= free) return;
  throw new StartFailure(
    `要${deed}，需要 ${Math.ceil(needed / MB)} MB，磁盘只剩 ${Math.ceil(free / MB)} MB，请清理或扩容。 (The disk lacks the room.)`,
  );
}
