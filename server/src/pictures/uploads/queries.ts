import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { attachment } from '../attachments/tables.ts';

export const isStored = async (db: Db, sha256: string): Promise<boolean> => (await equalUploads(db, sha256)).length > 0;

/** Rows of an equal upload, the oldest first. */
export const equalUploads = (db: Db, sha256: string) =>
  db.select().from(attachment).where(eq(attachment.sha256, sha256)).orderBy(attachment.id);
