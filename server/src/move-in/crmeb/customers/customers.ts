import { sql } from 'drizzle-orm';
import { userTypes } from '#contract/customers/enums.ts';
import { customer } from '#server/customers/index.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { type Moving, type Theirs, fit, say } from '../../engine/moving.ts';
import { columnOf } from '../../engine/named-ids.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { allIdsOf } from '../../moved-rows/queries.ts';
import { pictureOf } from '../values/pictures.ts';
import { flagOf, intOf, listOf, momentOf, textOf, timesOf, within } from '../values/values.ts';
import { bringTags, bringTagsAgain } from './customer-tags.ts';

interface CustomerAround {
  taken: Set<string>;
  groupIds: ReadonlyMap<string, number>;
  levelIds: ReadonlyMap<string, number>;
}

async function takenAccounts(moving: Moving, accounts: readonly string[]): Promise<Set<string>> {
  const { rows } = await moving.tx.execute<{ account: string }>(
    sql`select account from customer where account = any(${sql.param(accounts)}::text[]) and id <> all(${sql.param(idsAgain(moving))}::int[])`,
  );
  return new Set(rows.map(({ account }) => account));
}

const typeOf = (type: string): string => (userTypes.values.some((known) => known === type) ? type : userTypes.h5);

/** Name to sign in with, which nobody else has. */
function accountOf(moving: Moving, { key, row }: Theirs, taken: Set<string>): string {
  const wanted = textOf(row['account']) || `user${key}`;
  const account = taken.has(wanted) ? `${wanted}#${key}` : wanted;
  taken.add(account);
  if (account !== wanted) say(moving, 'altered', '账号与别人相同，后面加了编号', key);
  return account;
}

const stands = (row: TheirRow): boolean => flagOf(row['status']) && !flagOf(row['is_del']);

/** The highest level of the records that count, or the one that stands with the customer. */
function levelOf({ row, beside }: Theirs): string {
  const records = (beside['levels'] ?? []).filter(stands).toSorted((one, other) => intOf(other['grade']) - intOf(one['grade']));
  return textOf(records[0]?.['level_id'] ?? row['level']);
}

function customerOf(record: Theirs, { taken, groupIds, levelIds }: CustomerAround, moving: Moving) {
  const { key, row } = record;
  const account = accountOf(moving, record, taken);
  const [group] = listOf(row['group_id']).filter((id) => groupIds.has(id));
  const isPromoter = flagOf(row['is_promoter']);
  const { createTime, updateTime } = timesOf(record, moving);
  if (flagOf(row['is_logoff'])) say(moving, 'altered', '已注销，按停用搬来', key);
  return {
    id: Number(key),
    account,
    nickname: fit(moving, record, 'nickname', 64),
    avatar: pictureOf(moving.terms, row['avatar']),
    phone: textOf(row['phone']) || null,
    userType: typeOf(textOf(row['user_type'])),
    status: flagOf(row['status'] ?? '1') && !flagOf(row['is_logoff']),
    realName: textOf(row['real_name']),
    sex: within(0, intOf(row['sex']), 3),
    birthday: textOf(row['birthday']),
    cardId: textOf(row['card_id']),
    addres: textOf(row['addres']),
    mark: textOf(row['mark']),
    country: textOf(row['country']) || 'CN',
    addIp: textOf(row['add_ip']),
    lastIp: textOf(row['last_ip']),
    firstVisitTime: createTime,
    lastLoginTime: momentOf(row['last_login_time']),
    groupId: group === undefined ? null : (groupIds.get(group) ?? null),
    level: levelIds.get(levelOf(record)) ?? null,
    isPromoter,
    promoterTime: isPromoter ? (momentOf(row['promoter_time']) ?? createTime) : null,
    signNum: Math.max(0, intOf(row['sign_num'])),
    subscribe: flagOf(row['subscribe']),
    createTime,
    updateTime,
  };
}

export const customers = recordNoun({
  noun: 'customer',
  label: '用户',
  source: 'eb_user',
  key: 'uid',
  hasPictures: true,
  beside: [{ name: 'levels', table: 'eb_user_level', column: 'uid' }],
  table: customer,
  free: ['lastLoginTime', 'lastIp'],
  around: async (moving, records) => ({
    taken: await takenAccounts(moving, columnOf(records, 'account')),
    groupIds: await allIdsOf(moving.tx, 'group'),
    levelIds: await allIdsOf(moving.tx, 'level'),
  }),
  row: customerOf,
  parts: bringTags,
  partsAgain: bringTagsAgain,
});
