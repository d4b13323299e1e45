import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import { announce } from '../events/hub.ts';
import type { Write } from '../write/write.ts';
import type { Timer } from './jobs.ts';
import { shopSleep } from './tables.ts';

const ONLY = 1;

export type ShopSleep = typeof shopSleep.$inferSelect;

/** Sleep of this shop; undefined where it never moved in. */
export async function findSleep(db: Db): Promise<ShopSleep | undefined> {
  const [found] = await db.select().from(shopSleep).where(eq(shopSleep.id, ONLY));
  return found;
}

/** True while a shop that moved in waits for its owner to open it. */
export const isAsleep = async (db: Db): Promise<boolean> => (await findSleep(db))?.endTime === null;

/** Condition of a query that holds while it sleeps. */
export const sleepsNow = sql`exists (select from ${shopSleep} where ${isNull(shopSleep.endTime)})`;

/** True of a timer that has to wait for the shop to open. */
export const mustRest = async (db: Db, { sleeps }: Pick<Timer, 'sleeps'>): Promise<boolean> => sleeps && (await isAsleep(db));

/** Screens come again, and read anew what every page says. */
const tellScreens = ({ tx }: Pick<Write, 'tx'>) => announce(tx, { topic: 'gap' });

/** Puts the shop to sleep, once. */
export async function fallAsleep({ tx, now }: Pick<Write, 'tx' | 'now'>): Promise<void> {
  await tx.insert(shopSleep).values({ id: ONLY, beginTime: now }).onConflictDoNothing();
  await tellScreens({ tx });
}

/** Opens a shop that is asleep; false where it is awake, also of two who open it at once. */
export async function wake({ tx, now, actor }: Write): Promise<boolean> {
  const { rowCount } = await tx
    .update(shopSleep)
    .set({ endTime: now, openedBy: actor.name.slice(0, 64) })
    .where(and(eq(shopSleep.id, ONLY), isNull(shopSleep.endTime)));
  if (rowCount === 1) await tellScreens({ tx });
  return rowCount === 1;
}
