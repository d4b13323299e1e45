import { notInArray } from 'drizzle-orm';
import { customerTag } from '#server/customers/index.ts';
import { freeName } from '../../engine/free-name.ts';
import { fit } from '../../engine/moving.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';

export const tags = recordNoun({
  noun: 'tag',
  label: '用户标签',
  source: 'eb_user_tag',
  key: 'id',
  table: customerTag,
  async around(moving) {
    const others = notInArray(customerTag.id, idsAgain(moving));
    const there = await moving.tx.select({ name: customerTag.name }).from(customerTag).where(others);
    return new Set(there.map(({ name }) => name));
  },
  row: (record, taken, moving) => ({
    id: Number(record.key),
    name: freeName(taken, fit(moving, record, 'name', 50), record.key),
  }),
});
