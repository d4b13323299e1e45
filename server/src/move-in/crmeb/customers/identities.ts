import { inArray } from 'drizzle-orm';
import { customerIdentity } from '#server/customers/index.ts';
import { bringRows } from '../../engine/bring-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, say } from '../../engine/moving.ts';
import { columnOf, namedIds } from '../../engine/named-ids.ts';
import { keep } from '../../engine/record-noun.ts';
import { textOf, timesOf } from '../values/values.ts';

/** Kinds of tokens that name a person to WeChat; 3 is the name in all apps of one owner. */
const APPS = new Map([
  ['1', 'wechat' as const],
  ['2', 'routine' as const],
]);
const UNION = '3';

const UNKNOWN_APP = {
  wechat: '不知道公众号的 AppID，请加 --wechat-appid 再运行一次',
  routine: '不知道小程序的 AppID，请加 --routine-appid 再运行一次',
} as const;

interface IdentityAround {
  uids: ReadonlyMap<string, number>;
  unions: ReadonlyMap<string, string>;
}

async function aroundOf(moving: Moving, records: readonly Theirs[]): Promise<IdentityAround> {
  const all = await moving.stage.holding('eb_user_token', 'uid', columnOf(records, 'uid'));
  const unions = all.filter(({ type }) => type === UNION).map((row) => [textOf(row['uid']), textOf(row['token'])] as const);
  return { uids: await namedIds(moving, 'customer', records, 'uid'), unions: new Map(unions) };
}

function identityOf(record: Theirs, { uids, unions }: IdentityAround, moving: Moving) {
  const { row } = record;
  const app = APPS.get(textOf(row['type']));
  const uid = uids.get(textOf(row['uid']));
  if (app === undefined) return 'App 的登录身份';
  if (uid === undefined) return '用户不存在';
  const appId = moving.terms.appIds[app];
  if (!appId) return UNKNOWN_APP[app];
  const unionid = unions.get(textOf(row['uid'])) ?? null;
  return { uid, appId, openid: textOf(row['token']), unionid, ...timesOf(record, moving) };
}

async function haveIdentity({ tx }: Moving, uids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ uid: customerIdentity.uid })
    .from(customerIdentity)
    .where(inArray(customerIdentity.uid, [0, ...uids]));
  return new Set(rows.flatMap(({ uid }) => uid ?? []));
}

/** UnionIDs come with the identities of the same customer. */
async function joined(moving: Moving, records: readonly Theirs[], { uids }: IdentityAround): Promise<Came[]> {
  const known = await haveIdentity(moving, [...uids.values()]);
  return records.flatMap(({ key, row }) => {
    const id = uids.get(textOf(row['uid']));
    if (id !== undefined && known.has(id)) return [{ key, id }];
    say(moving, 'leftOut', 'UnionID 没有对应的公众号或小程序身份', key);
    return [];
  });
}

export const identities: MovedNoun = {
  noun: 'identity',
  label: '微信身份',
  source: 'eb_user_token',
  key: 'id',
  columns: ['id', 'uid', 'token', 'type', 'create_time'],
  async bring(moving, records) {
    const around = await aroundOf(moving, records);
    const isUnion = ({ row }: Theirs): boolean => row['type'] === UNION;
    const kept = keep(
      moving,
      records.filter((record) => !isUnion(record)),
      (record) => identityOf(record, around, moving),
    );
    const ids = await bringRows(
      moving.tx,
      customerIdentity,
      kept.map(({ row }) => row),
    );
    const came = kept.map(({ record: { key } }, at) => ({ key, id: ids[at] ?? 0 }));
    return [...came, ...(await joined(moving, records.filter(isUnion), around))];
  },
};
