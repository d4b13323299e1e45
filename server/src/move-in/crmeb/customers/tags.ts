import { customerTag } from '#server/customers/index.ts';
import { freeName } from '../../engine/free-name.ts';
import { fit } from '../../engine/moving.ts';
import { recordNoun } from '../../engine/record-noun.ts';

export const tags = recordNoun({
  noun: 'tag',
  label: '用户标签',
  source: 'eb_user_tag',
  key: 'id',
  table: customerTag,
  around: async ({ tx }) => new Set((await tx.select({ name: customerTag.name }).from(customerTag)).map(({ name }) => name)),
  row: (record, taken, moving) => ({
    id: Number(record.key),
    name: freeName(taken, fit(moving, record, 'name', 50), record.key),
  }),
});
