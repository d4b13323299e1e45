import { desc } from 'drizzle-orm';
import { activity } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Key of the activity that was saved last. */
export async function lastActivity({ tx }: Write): Promise<number> {
  const [made] = await tx.select({ id: activity.id }).from(activity).orderBy(desc(activity.id)).limit(1);
  return made?.id ?? 0;
}
