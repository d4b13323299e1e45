import { getTableName } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { LimitedRecords } from '#server/platform/limited-records.ts';
import { seenIds } from '../products/queries.ts';
import { product } from '../products/tables.ts';

/** Products as records of a shop, for news and histories. */
export const openProductsSeen = (db: Db): LimitedRecords => ({
  table: getTableName(product),
  seenBy: (actor, ids) => seenIds(db, ids, actor),
});
