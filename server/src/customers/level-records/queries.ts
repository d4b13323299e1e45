import { desc } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { LevelRecord, levelRecordCalls } from '#contract/customers/level-records.ts';
import type { Page } from '#contract/wire.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { customerLevelRecord } from './tables.ts';

/** Fields of the wire for records that can be taken back, which these cannot. */
const kept = { status: true, remind: false, isDel: false } as const;

/** Changes of levels, of everybody or of one customer. */
export const listLevelRecords = (db: Db, { uid, ...paging }: Input<typeof levelRecordCalls.list>): Promise<Page<LevelRecord>> =>
  pageOf(db, paging, {
    from: customerLevelRecord,
    where: equal(customerLevelRecord.uid, uid),
    order: [desc(customerLevelRecord.id)],
    show: (rows) => rows.map((row) => ({ ...row, ...kept, updateTime: row.createTime })),
  });
