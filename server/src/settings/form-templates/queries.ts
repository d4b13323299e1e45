import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { formTemp } from './tables.ts';

export async function formTemplateInfo(db: Db, { id }: { id: number }) {
  const [row] = await db.select().from(formTemp).where(eq(formTemp.id, id));
  return row ?? null;
}
