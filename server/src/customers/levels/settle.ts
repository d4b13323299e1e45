import { type SQL, sql } from 'drizzle-orm';
import { showMoment } from '#contract/moment.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { unsettled } from './queries.ts';

// A level that is just being hidden is waited for, and passed over.
const held = sql`for share`;

/** Moves them, each with the record of it. */
export async function settle({ tx, now, actor }: Write, which: SQL): Promise<void> {
  const salutation = sql`'尊敬的用户 ' || nickname || ', 在' || ${showMoment(now)}::text`;
  await tx.execute(sql`
    with due as (
      select k.id as uid, t.id, t.grade, t.discount, t.name, t.grade > coalesce(o.grade, 0) as is_rise
      from ${unsettled(which, held)}
    ), moved as (
      update customer c
      set level = due.id, is_level_by_hand = c.is_level_by_hand and due.id is not null, update_time = ${now}
      from due where c.id = due.uid returning c.nickname, due.*
    )
    insert into customer_level_record (uid, level_id, grade, discount, mark, actor_name, create_time)
    select uid, id, grade, discount,
      ${salutation} || case when is_rise then '您升级为' else '您的等级调整为' end || name, ${actorName(actor)}, ${now}
    from moved where id is not null`);
}
