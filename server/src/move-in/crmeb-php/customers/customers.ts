import type { TheirRow } from '../../dump/columns.ts';
import { type TableReader, tableReader } from '../../stage/table-reader.ts';
import { dayOf, madeAt, renamed, secondsOf } from '../values/values.ts';

const SAME = [
  'uid',
  'account',
  'real_name',
  'card_id',
  'mark',
  'nickname',
  'avatar',
  'phone',
  'add_ip',
  'last_ip',
  'now_money',
  'brokerage_price',
  'integral',
  'sign_num',
  'status',
  'level',
  'spread_uid',
  'user_type',
  'is_promoter',
  'addres',
] as const;

const IN_WECHAT = { name: 'wechat', table: 'eb_wechat_user', column: 'uid', of: ({ uid }: TheirRow) => uid } as const;
const LABELLED = { name: 'labels', table: 'eb_user_label_relation', column: 'uid', of: ({ uid }: TheirRow) => uid } as const;

const isSet = (id: string | null | undefined): boolean => Number(id ?? 0) > 0;

/** Facts that WeChat says of a customer, the record of the public account first. */
function saidByWechat(rows: readonly TheirRow[] = []): TheirRow {
  const [first] = rows.toSorted((one, other) => Number(other['user_type'] === 'wechat') - Number(one['user_type'] === 'wechat'));
  return { sex: first?.['sex'] ?? '0', subscribe: first?.['user_type'] === 'wechat' ? (first['subscribe'] ?? '0') : '0' };
}

export const customers = tableReader({
  from: 'eb_user',
  to: 'eb_user',
  beside: [IN_WECHAT, LABELLED],
  row: ({ row, beside }) => ({
    ...renamed(row, Object.fromEntries(SAME.map((name) => [name, name]))),
    ...saidByWechat(beside['wechat']),
    ...madeAt(row),
    birthday: dayOf(row['birthday']),
    group_id: isSet(row['group_id']) ? (row['group_id'] ?? '') : '',
    tag_id: (beside['labels'] ?? []).map((label) => label['label_id'] ?? '').join(','),
    experience: row['exp'] ?? null,
    last_login_time: secondsOf(row['last_time']),
    spread_time: secondsOf(row['spread_time']),
    is_logoff: row['is_del'] ?? null,
  }),
  losses: [
    {
      says: '付费会员没有搬，用户按普通用户搬来',
      isSo: ({ row }) => row['is_ever_level'] === '1' || isSet(row['is_money_level']),
    },
  ],
});

/** Kinds of names that WeChat knows a person by. */
const NAMES: Readonly<Record<string, string>> = { wechat: '1', routine: '2' };
const UNION = '3';
const OF_APP = '5';

/** A person in WeChat: its name in one app, and the one in all apps of an owner. */
export const wechatUsers: TableReader = {
  from: 'eb_wechat_user',
  to: ['eb_user_token'],
  read({ row }) {
    const { id = null, uid = null, openid, unionid } = row;
    if (row['is_del'] === '1') return '已注销的微信身份';
    if (!isSet(uid) || !openid) return '没有对应用户的微信身份';
    const name = { uid, ...madeAt(row) };
    return [
      { table: 'eb_user_token', row: { id, ...name, token: openid, type: NAMES[row['user_type'] ?? ''] ?? OF_APP } },
      ...(unionid ? [{ table: 'eb_user_token', row: { id: `union:${id}`, ...name, token: unionid, type: UNION } }] : []),
    ];
  },
};

export const groups = tableReader({ from: 'eb_user_group', to: 'eb_user_group', row: ({ row }) => row });

export const labels = tableReader({
  from: 'eb_user_label',
  to: 'eb_user_tag',
  row: ({ row }) => renamed(row, { id: 'id', name: 'label_name' }),
});

export const levels = tableReader({
  from: 'eb_system_user_level',
  to: 'eb_system_user_level',
  row: ({ row }) => ({ ...row, ...madeAt(row), experience: row['exp_num'] ?? null }),
});

export const levelRecords = tableReader({
  from: 'eb_user_level',
  to: 'eb_user_level',
  row: ({ row }) => ({ ...row, ...madeAt(row) }),
});

export const addresses = tableReader({
  from: 'eb_user_address',
  to: 'eb_user_address',
  row: ({ row }) => ({ ...row, ...madeAt(row) }),
});

/** Days of signing in, which earn points there. */
export const signIns = tableReader({
  from: 'eb_user_sign',
  to: 'eb_user_sign',
  row: ({ row }) => ({ ...row, ...madeAt(row), type: '1', create_day: dayOf(row['add_time']) }),
});
