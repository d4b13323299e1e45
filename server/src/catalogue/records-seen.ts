import { getTableName } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { LimitedRecords } from '#server/platform/limited-records.ts';
import { openProductsSeen } from './product-list/products-seen.ts';
import { seenReviewIds } from './reviews/queries.ts';
import { productReply } from './reviews/tables.ts';
import { productRule } from './rules/tables.ts';

/** Histories that people of a shop read: of its products and their reviews, and of specification templates, which are everybody’s. */
export const openRecordsSeen = (db: Db): readonly LimitedRecords[] => [
  openProductsSeen(db),
  { table: getTableName(productReply), seenBy: (actor, ids) => seenReviewIds(db, ids, actor) },
  { table: getTableName(productRule), seenBy: async (_, ids) => ids },
];
