import { asc, sql } from 'drizzle-orm';
import { shop } from '#server/catalogue/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** Sender and printer of parcels of these shops: those of the first, one with a printer before the others. */
export async function findSender(db: Db, shops: ReadonlySet<number>) {
  const { name, phone, address, sheetPrinter } = shop;
  const [found] = await db
    .select({ name, phone, address, sheetPrinter })
    .from(shop)
    .where(among(shop.id, [...shops]))
    .orderBy(sql`${sheetPrinter} = ''`, asc(shop.id))
    .limit(1);
  return found;
}
