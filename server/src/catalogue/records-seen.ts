import { getTableName } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { LimitedRecords } from '#server/platform/limited-records.ts';
import { openProductsSeen } from './product-list/products-seen.ts';
import { seenReviewIds } from './reviews/queries.ts';
import { productReply } from './reviews/tables.ts';
import { productRule } from './rules/tables.ts';
import { seenScheduleIds } from './schedules/queries.ts';
import { productSchedule } from './schedules/tables.ts';

/**
 * Records that people of a shop read the history of, and whose undo asks whether they still see them: its products with their reviews and
 * plans, and specification templates, which are everybody’s.
 */
export const openRecordsSeen = (db: Db): readonly LimitedRecords[] => [
  openProductsSeen(db),
  { table: getTableName(productReply), seenBy: (actor, ids) => seenReviewIds(db, ids, actor) },
  { table: getTableName(productSchedule), seenBy: (actor, ids) => seenScheduleIds(db, ids, actor) },
  { table: getTableName(productRule), seenBy: async (_, ids) => ids },
];
