import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { attachment } from './tables.ts';

/** Moves the pictures of a folder to the root of the library: the folder is going. */
export async function releasePictures(tx: Tx, folder: number, now: Date): Promise<void> {
  await tx.update(attachment).set({ pid: 0, updateTime: now }).where(eq(attachment.pid, folder));
}
