import { and, eq, notInArray } from 'drizzle-orm';
import { customerLevel } from '#server/customers/index.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { freeName } from '../../engine/free-name.ts';
import { type Moving, fit, say } from '../../engine/moving.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { allIdsOf } from '../../moved-rows/queries.ts';
import { pictureOf } from '../values/pictures.ts';
import { flagOf, intOf, timesOf, within } from '../values/values.ts';

/** Levels that every shop begins with give way: nobody stands on them yet. */
async function retireFirstLevels({ tx, now }: Moving): Promise<void> {
  const moved = await allIdsOf(tx, 'level');
  if (moved.size === 0)
    await tx.update(customerLevel).set({ isDel: true, updateTime: now }).where(eq(customerLevel.isDel, false));
}

async function aroundOf(moving: Moving) {
  await retireFirstLevels(moving);
  const there = await moving.tx
    .select()
    .from(customerLevel)
    .where(and(eq(customerLevel.isDel, false), notInArray(customerLevel.id, idsAgain(moving))));
  return { names: new Set(there.map(({ name }) => name)), grades: new Set(there.map(({ grade }) => grade)) };
}

export const levels = recordNoun({
  noun: 'level',
  label: '用户等级',
  source: 'eb_system_user_level',
  key: 'id',
  hasPictures: true,
  isRecorded: true,
  isWhole: true,
  table: customerLevel,
  around: aroundOf,
  row(record, { names, grades }, moving) {
    const { key, row } = record;
    const grade = Math.max(1, intOf(row['grade']));
    const isDel = flagOf(row['is_del']) || grades.has(grade);
    if (isDel && !flagOf(row['is_del'])) say(moving, 'altered', '等级数重复，按已删除搬来', key);
    if (!isDel) grades.add(grade);
    const name = fit(moving, record, 'name', 50);
    return {
      id: Number(key),
      name: isDel ? name : freeName(names, name, key),
      grade,
      experience: Math.max(0, intOf(row['experience'])),
      discount: within(1, intOf(row['discount']), 100),
      icon: cutTo(pictureOf(moving.terms, row['icon']), 255),
      isShow: flagOf(row['is_show']),
      isDel,
      ...timesOf(record, moving),
    };
  },
});
