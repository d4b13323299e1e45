import { notInArray } from 'drizzle-orm';
import { customerGroup } from '#server/customers/index.ts';
import { freeName } from '../../engine/free-name.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { textOf } from '../values/values.ts';

export const groups = recordNoun({
  noun: 'group',
  label: '用户分组',
  source: 'eb_user_group',
  key: 'id',
  table: customerGroup,
  async around(moving) {
    const others = notInArray(customerGroup.id, idsAgain(moving));
    const there = await moving.tx.select({ name: customerGroup.groupName }).from(customerGroup).where(others);
    return new Set(there.map(({ name }) => name));
  },
  row: ({ key, row }, taken) => ({ id: Number(key), groupName: freeName(taken, textOf(row['group_name']), key) }),
});
