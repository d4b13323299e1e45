import { sql } from 'drizzle-orm';
import { customerSignIn } from '#server/customers/index.ts';
import type { MovedNoun, Theirs } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { keep } from '../../engine/record-noun.ts';
import { intOf, momentOf, textOf } from '../values/values.ts';

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text) && !text.startsWith('0000');

const POINTS = 1;
const EXPERIENCE = 2;

function dayOf(of: readonly { record: Theirs; row: { uid: number; day: string; createTime: Date } }[]) {
  const [first] = of;
  const sumOf = (type: number) =>
    of
      .filter(({ record: { row } }) => intOf(row['type']) === type)
      .reduce((sum, { record: { row } }) => sum + intOf(row['number']), 0);
  return first ? [{ ...first.row, days: 1, integral: sumOf(POINTS), experience: sumOf(EXPERIENCE) }] : [];
}

// The rest of a day may come with the next portion.
const more = (name: string) => sql.raw(`customer_sign_in.${name} + excluded.${name}`);

/** Days of signing in; points and experience of one day stand in rows of their own there. */
export const signIns: MovedNoun = {
  noun: 'signIn',
  label: '签到',
  source: 'eb_user_sign',
  key: 'id',
  async bring(moving, records) {
    const { tx, now } = moving;
    const uids = await namedIds(moving, 'customer', records, 'uid');
    const kept = keep(moving, records, ({ row }) => {
      const uid = uids.get(textOf(row['uid']));
      const day = textOf(row['create_day']);
      if (uid === undefined || !isDay(day)) return '用户或日期不存在';
      return { uid, day: day.slice(0, 10), createTime: momentOf(row['create_time']) ?? now };
    });
    const days = [...Map.groupBy(kept, ({ row: { uid, day } }) => `${uid} ${day}`).values()];
    if (days.length === 0) return [];
    const drawn = await tx
      .insert(customerSignIn)
      .values(days.flatMap(dayOf))
      .onConflictDoUpdate({
        target: [customerSignIn.uid, customerSignIn.day],
        set: { integral: more('integral'), experience: more('experience') },
      })
      .returning({ id: customerSignIn.id });
    return days.flatMap((of, at) => of.map(({ record: { key } }) => ({ key, id: drawn[at]?.id ?? 0 })));
  },
};
