import { dataGroup, groupData } from '#server/settings/index.ts';
import type { MoveTerms } from '../../engine/moving.ts';
import { recordNoun } from '../../engine/record-noun.ts';
import { withPicturesIn } from '../values/pictures.ts';
import { flagOf, intOf, jsonOf, timesOf } from '../values/values.ts';

interface EntryField {
  name?: string;
  value?: unknown;
}

const withPicture = (terms: MoveTerms, field: EntryField): EntryField =>
  typeof field.value === 'string' ? { ...field, value: withPicturesIn(terms, field.value) } : field;

/** Entries of combined data, the addresses of their pictures made whole. */
export const entries = recordNoun({
  noun: 'entry',
  label: '组合数据',
  source: 'eb_system_group_data',
  key: 'id',
  hasPictures: true,
  table: groupData,
  around: async ({ tx }) => new Set((await tx.select({ id: dataGroup.id }).from(dataGroup)).map(({ id }) => id)),
  row(record, there, moving) {
    const { row } = record;
    const read = jsonOf(row['value']) as { fields?: EntryField[] } | undefined;
    if (!there.has(intOf(row['gid']))) return '新店没有这个数据组';
    if (!Array.isArray(read?.fields)) return '内容读不懂';
    const fields = read.fields.map((field) => withPicture(moving.terms, field));
    return {
      gid: intOf(row['gid']),
      value: JSON.stringify({ ...read, fields }),
      sort: intOf(row['sort']),
      status: flagOf(row['status']),
      ...timesOf(record, moving),
    };
  },
});
