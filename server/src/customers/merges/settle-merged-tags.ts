import { sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';

/** Ends an undo: tags that came back to somebody who was merged meanwhile go on to the account that goes on, and from somebody who was erased to nobody. */
export async function settleMergedTags({ tx, changeId }: Write): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from customer_tag_link l using customer c
      where c.id = l.uid and c.merged_into is not null and l.id in (
        select row_id from change_row where change_id = ${changeId} and noun = 'customer_tag_link' and before is null)
      returning l.uid as former, c.merged_into as uid, l.tag_id)
    insert into customer_tag_link (uid, tag_id) select distinct uid, tag_id from gone where uid <> former on conflict do nothing`);
}
