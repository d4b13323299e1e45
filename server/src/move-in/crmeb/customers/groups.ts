import { customerGroup } from '#server/customers/index.ts';
import { freeName } from '../../engine/free-name.ts';
import { recordNoun } from '../../engine/record-noun.ts';
import { textOf } from '../values/values.ts';

export const groups = recordNoun({
  noun: 'group',
  label: '用户分组',
  source: 'eb_user_group',
  key: 'id',
  table: customerGroup,
  around: async ({ tx }) =>
    new Set((await tx.select({ name: customerGroup.groupName }).from(customerGroup)).map(({ name }) => name)),
  row: ({ key, row }, taken) => ({ id: Number(key), groupName: freeName(taken, textOf(row['group_name']), key) }),
});
