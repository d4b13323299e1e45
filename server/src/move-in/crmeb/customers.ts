import { eq, sql } from 'drizzle-orm';
import { userTypes } from '#contract/customers/enums.ts';
import {
  customer,
  customerGroup,
  customerIdentity,
  customerLevel,
  customerLevelRecord,
  customerSignIn,
  customerTag,
  customerTagLink,
} from '#server/customers/index.ts';
import { city, customerAddress } from '#server/delivery/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import { cutTo } from '../engine/cut-to.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, fit, say } from '../engine/moving.ts';
import { allIdsOf, idsOf } from '../moved-rows/queries.ts';
import { pictureOf } from './pictures.ts';
import { flagOf, idOf, intOf, listOf, momentOf, textOf } from './values.ts';

const timesOf = ({ row }: Theirs, { now }: Moving) => ({
  createTime: momentOf(row['create_time']) ?? now,
  updateTime: momentOf(row['update_time']) ?? now,
});

/** Names that no other record has; another of the same name gets its number. */
function apart(taken: Set<string>, name: string, key: string): string {
  const free = taken.has(name) ? `${cutTo(name, 40)} ${key}` : name;
  taken.add(free);
  return free;
}

/** Levels that every shop begins with give way: nobody stands on them yet. */
async function retireFirstLevels({ tx, now }: Moving): Promise<void> {
  const moved = [...(await allIdsOf(tx, 'level')).values()];
  if (moved.length === 0)
    await tx.update(customerLevel).set({ isDel: true, updateTime: now }).where(eq(customerLevel.isDel, false));
}

async function bringLevels(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  await retireFirstLevels(moving);
  const there = await moving.tx.select().from(customerLevel).where(eq(customerLevel.isDel, false));
  const names = new Set(there.map(({ name }) => name));
  const grades = new Set(there.map(({ grade }) => grade));
  const rows = records.map((record) => {
    const { key, row } = record;
    const grade = Math.max(1, intOf(row['grade']));
    const isDel = flagOf(row['is_del']) || grades.has(grade);
    if (isDel && !flagOf(row['is_del'])) say(moving, 'altered', '等级数重复，按已删除搬来', key);
    if (!isDel) grades.add(grade);
    const name = fit(moving, record, 'name', 50);
    return {
      id: Number(key),
      name: isDel ? name : apart(names, name, key),
      grade,
      experience: Math.max(0, intOf(row['experience'])),
      discount: Math.min(100, Math.max(1, intOf(row['discount']))),
      icon: cutTo(pictureOf(moving.terms, row['icon']), 255),
      isShow: flagOf(row['is_show']),
      isDel,
      ...timesOf(record, moving),
    };
  });
  const ids = await bringRows(moving.tx, customerLevel, rows);
  return records.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
}

export const levels: MovedNoun = {
  noun: 'level',
  label: '用户等级',
  source: 'eb_system_user_level',
  key: 'id',
  isRecorded: true,
  isWhole: true,
  bring: bringLevels,
};

export const groups: MovedNoun = {
  noun: 'group',
  label: '用户分组',
  source: 'eb_user_group',
  key: 'id',
  async bring({ tx }, records) {
    const taken = new Set((await tx.select({ name: customerGroup.groupName }).from(customerGroup)).map(({ name }) => name));
    const ids = await bringRows(
      tx,
      customerGroup,
      records.map(({ key, row }) => ({ id: Number(key), groupName: apart(taken, textOf(row['group_name']), key) })),
    );
    return records.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

export const tags: MovedNoun = {
  noun: 'tag',
  label: '用户标签',
  source: 'eb_user_tag',
  key: 'id',
  async bring(moving, records) {
    const { tx } = moving;
    const taken = new Set((await tx.select({ name: customerTag.name }).from(customerTag)).map(({ name }) => name));
    const ids = await bringRows(
      tx,
      customerTag,
      records.map((record) => ({ id: Number(record.key), name: apart(taken, fit(moving, record, 'name', 50), record.key) })),
    );
    return records.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

async function takenAccounts({ tx }: Moving, accounts: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ account: string }>(
    sql`select account from customer where account = any(${sql.param(accounts)}::text[])`,
  );
  return new Set(rows.map(({ account }) => account));
}

const typeOf = (type: string): string => (userTypes.values.some((known) => known === type) ? type : userTypes.h5);

function customerOf(
  moving: Moving,
  record: Theirs,
  { taken, groupIds, levelIds }: CustomerAround,
): typeof customer.$inferInsert & { id: number } {
  const { key, row } = record;
  const wanted = textOf(row['account']) || `user${key}`;
  const account = taken.has(wanted) ? `${wanted}#${key}` : wanted;
  taken.add(account);
  if (account !== wanted) say(moving, 'altered', '账号与别人相同，后面加了编号', key);
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
    sex: Math.min(3, Math.max(0, intOf(row['sex']))),
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
    level: levelIds.get(textOf(row['level'])) ?? null,
    isPromoter,
    promoterTime: isPromoter ? (momentOf(row['promoter_time']) ?? createTime) : null,
    signNum: Math.max(0, intOf(row['sign_num'])),
    subscribe: flagOf(row['subscribe']),
    createTime,
    updateTime,
  };
}

interface CustomerAround {
  taken: Set<string>;
  groupIds: ReadonlyMap<string, number>;
  levelIds: ReadonlyMap<string, number>;
}

/** Groups besides the first of a customer, who is in one at most here, as tags of the same name. */
async function tagsForGroups(moving: Moving, records: readonly Theirs[]): Promise<Map<string, number>> {
  const { tx } = moving;
  const wanted = new Set(records.flatMap(({ row }) => listOf(row['group_id']).slice(1)));
  const named = await moving.stage.holding('eb_user_group', 'id', [...wanted]);
  const there = await tx.select({ id: customerTag.id, name: customerTag.name }).from(customerTag);
  const ids = new Map(there.map(({ id, name }) => [name, id]));
  const missing = [...new Set(named.map((row) => textOf(row['group_name'])))].filter((name) => !ids.has(name));
  const drawn = await insertRows(
    tx,
    customerTag,
    missing.map((name) => ({ name: cutTo(name, 50) })),
  );
  for (const [at, name] of missing.entries()) ids.set(name, drawn[at] ?? 0);
  return new Map(
    named.flatMap((row) => {
      const id = ids.get(textOf(row['group_name']));
      return id === undefined ? [] : [[textOf(row['id']), id] as const];
    }),
  );
}

function tagsOf(
  moving: Moving,
  { key, row }: Theirs,
  tagIds: ReadonlyMap<string, number>,
  ofGroups: ReadonlyMap<string, number>,
): number[] {
  const own = listOf(row['tag_id']);
  const others = listOf(row['group_id']).slice(1);
  if (own.some((tag) => !tagIds.has(tag))) say(moving, 'altered', '有的标签不存在，没有带来', key);
  if (others.length > 0) say(moving, 'altered', '在多个分组，第一个之外的改成了标签', key);
  return [...new Set([...own.flatMap((tag) => tagIds.get(tag) ?? []), ...others.flatMap((group) => ofGroups.get(group) ?? [])])];
}

async function bringCustomers(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { tx } = moving;
  const accounts = records.map(({ row }) => textOf(row['account']));
  const around = {
    taken: await takenAccounts(moving, accounts),
    groupIds: await allIdsOf(tx, 'group'),
    levelIds: await allIdsOf(tx, 'level'),
  };
  const ids = await bringRows(
    tx,
    customer,
    records.map((record) => customerOf(moving, record, around)),
  );
  const tagIds = await allIdsOf(tx, 'tag');
  const ofGroups = await tagsForGroups(moving, records);
  const links = records.flatMap((record, at) =>
    tagsOf(moving, record, tagIds, ofGroups).map((tagId) => ({ uid: ids[at] ?? 0, tagId })),
  );
  await insertRows(tx, customerTagLink, links);
  return records.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
}

export const customers: MovedNoun = { noun: 'customer', label: '用户', source: 'eb_user', key: 'uid', bring: bringCustomers };

/** Links between those who brought somebody and whom they brought; where a chain comes back to itself, its last link is left out. */
export const referrers: MovedNoun = {
  noun: 'referrer',
  label: '推广关系',
  source: 'eb_user',
  key: 'uid',
  columns: ['uid', 'spread_uid', 'spread_time', 'create_time'],
  isWhole: true,
  async bring(moving, records) {
    const { tx } = moving;
    const brought = records.filter(({ key, row }) => {
      const isBrought = idOf(row['spread_uid']) !== undefined;
      if (!isBrought) say(moving, 'leftOut', '没有上级', key);
      return isBrought;
    });
    const ids = await idsOf(
      tx,
      'customer',
      brought.flatMap(({ key, row }) => [key, textOf(row['spread_uid'])]),
    );
    const above = new Map<string, string>();
    const closesCircle = (key: string, to: string): boolean => {
      for (let step: string | undefined = to; step !== undefined; step = above.get(step)) if (step === key) return true;
      return false;
    };
    const kept = brought.filter(({ key, row }) => {
      const to = textOf(row['spread_uid']);
      const why = !ids.has(to) ? '上级分销员不存在' : closesCircle(key, to) ? '推广关系成环，已断开' : undefined;
      if (why) say(moving, 'leftOut', why, key);
      else above.set(key, to);
      return why === undefined;
    });
    const rows = kept.flatMap((record) => {
      const id = ids.get(record.key);
      const spreadUid = ids.get(textOf(record.row['spread_uid']));
      const spreadTime = momentOf(record.row['spread_time']) ?? timesOf(record, moving).createTime;
      return id === undefined || spreadUid === undefined ? [] : [{ id, spreadUid, spreadTime }];
    });
    await updateRows(tx, customer, rows);
    return kept.map(({ key }) => ({ key, id: ids.get(key) ?? 0 }));
  },
};

export const levelRecords: MovedNoun = {
  noun: 'levelRecord',
  label: '等级记录',
  source: 'eb_user_level',
  key: 'id',
  async bring(moving, records) {
    const { tx } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ row }) => textOf(row['uid'])),
    );
    const levelIds = await allIdsOf(tx, 'level');
    const kept = records.flatMap((record) => {
      const { key, row } = record;
      const uid = uids.get(textOf(row['uid']));
      const levelId = levelIds.get(textOf(row['level_id']));
      if (uid === undefined || levelId === undefined) say(moving, 'leftOut', '用户或等级不存在', key);
      else return [{ record, uid, levelId }];
      return [];
    });
    const rows = kept.map(({ record, uid, levelId }) => ({
      uid,
      levelId,
      grade: intOf(record.row['grade']),
      discount: intOf(record.row['discount']),
      mark: textOf(record.row['mark']),
      actorName: '迁入',
      createTime: timesOf(record, moving).createTime,
    }));
    const ids = await insertRows(tx, customerLevelRecord, rows);
    const valid = kept.filter(({ record: { row } }) => flagOf(row['status']) && !flagOf(row['is_del']));
    const now = new Map(
      valid
        .toSorted((one, other) => intOf(one.record.row['grade']) - intOf(other.record.row['grade']))
        .map(({ uid, levelId }) => [uid, levelId]),
    );
    await updateRows(
      tx,
      customer,
      [...now].map(([id, level]) => ({ id, level })),
    );
    return kept.map(({ record: { key } }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

/** Kinds of tokens that name a person to WeChat; 3 is the name in all apps of one owner. */
const APPS = { '1': 'wechat', '2': 'routine' } as const;
const UNION = '3';

export const identities: MovedNoun = {
  noun: 'identity',
  label: '微信身份',
  source: 'eb_user_token',
  key: 'id',
  async bring(moving, records) {
    const { tx, terms, stage } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ row }) => textOf(row['uid'])),
    );
    const all = await stage.holding(
      'eb_user_token',
      'uid',
      records.map(({ row }) => textOf(row['uid'])),
    );
    const unions = new Map(all.filter(({ type }) => type === UNION).map((row) => [textOf(row['uid']), textOf(row['token'])]));
    const kept = records.flatMap((record) => {
      const { key, row } = record;
      if (row['type'] === UNION) return [];
      const app = APPS[textOf(row['type']) as keyof typeof APPS];
      const appId = app && terms.appIds[app];
      const uid = uids.get(textOf(row['uid']));
      if (app === undefined) say(moving, 'leftOut', 'App 的登录身份', key);
      else if (uid === undefined) say(moving, 'leftOut', '用户不存在', key);
      else if (!appId)
        say(
          moving,
          'leftOut',
          app === 'wechat'
            ? '不知道公众号的 AppID，请加 --wechat-appid 再运行一次'
            : '不知道小程序的 AppID，请加 --routine-appid 再运行一次',
          key,
        );
      else
        return [
          {
            key,
            row: {
              uid,
              appId,
              openid: textOf(row['token']),
              unionid: unions.get(textOf(row['uid'])) ?? null,
              ...timesOf(record, moving),
            },
          },
        ];
      return [];
    });
    const ids = await insertRows(
      tx,
      customerIdentity,
      kept.map(({ row }) => row),
    );
    const known = new Set(kept.map(({ row: { uid } }) => uid));
    const joined = records.flatMap(({ key, row }) => {
      const id = uids.get(textOf(row['uid']));
      if (row['type'] !== UNION) return [];
      if (id !== undefined && known.has(id)) return [{ key, id }];
      say(moving, 'leftOut', 'UnionID 没有对应的公众号或小程序身份', key);
      return [];
    });
    return [...kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 })), ...joined];
  },
};

export const addresses: MovedNoun = {
  noun: 'address',
  label: '收货地址',
  source: 'eb_user_address',
  key: 'id',
  async bring(moving, records) {
    const { tx } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ row }) => textOf(row['uid'])),
    );
    const cities = new Map(
      (await tx.select({ cityId: city.cityId, name: city.mergerName }).from(city)).map(({ cityId, name }) => [name, cityId]),
    );
    const { rows: there } = await tx.execute<{ uid: number }>(
      sql`select uid from customer_address where is_default and uid = any(${sql.param([...uids.values()])}::int[])`,
    );
    const withDefault = new Set(there.map(({ uid }) => uid));
    const kept = records.flatMap((record) => {
      const { key, row } = record;
      const uid = uids.get(textOf(row['uid']));
      if (flagOf(row['is_del'])) say(moving, 'leftOut', '已删除的地址', key);
      else if (uid === undefined) say(moving, 'leftOut', '用户不存在', key);
      else return [{ record, uid }];
      return [];
    });
    const rows = kept.map(({ record, uid }) => {
      const { key, row } = record;
      const place = ['province', 'city', 'district'].map((part) => textOf(row[part]).trim());
      const cityId = cities.get(place.join(',')) ?? 0;
      if (cityId === 0) say(moving, 'altered', '地区在新店找不到，只保留了文字', key);
      const isDefault = flagOf(row['is_default']) && !withDefault.has(uid);
      if (isDefault) withDefault.add(uid);
      return {
        id: Number(key),
        uid,
        name: textOf(row['real_name']),
        phone: textOf(row['phone']),
        province: fit(moving, record, 'province', 32),
        city: fit(moving, record, 'city', 32),
        district: fit(moving, record, 'district', 32),
        detail: fit(moving, record, 'detail', 128),
        cityId,
        isDefault,
        ...timesOf(record, moving),
      };
    });
    const ids = await bringRows(tx, customerAddress, rows);
    return kept.map(({ record: { key } }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

/** Days of signing in; points and experience of one day stand in rows of their own there. */
export const signIns: MovedNoun = {
  noun: 'signIn',
  label: '签到',
  source: 'eb_user_sign',
  key: 'id',
  async bring(moving, records) {
    const { tx } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ row }) => textOf(row['uid'])),
    );
    const days = Map.groupBy(
      records.filter(({ key, row }) => {
        const isWhole =
          uids.has(textOf(row['uid'])) &&
          /^\d{4}-\d\d-\d\d/.test(textOf(row['create_day'])) &&
          !textOf(row['create_day']).startsWith('0000');
        if (!isWhole) say(moving, 'leftOut', '用户或日期不存在', key);
        return isWhole;
      }),
      ({ row }) => `${textOf(row['uid'])} ${textOf(row['create_day'])}`,
    );
    const came: Came[] = [];
    const rows = [...days.values()].map((of) => {
      const [first] = of;
      const sumOf = (type: number) =>
        of.filter(({ row }) => intOf(row['type']) === type).reduce((sum, { row }) => sum + intOf(row['number']), 0);
      const row = first?.row ?? {};
      return {
        uid: uids.get(textOf(row['uid'])) ?? 0,
        day: textOf(row['create_day']).slice(0, 10),
        days: 1,
        integral: sumOf(1),
        experience: sumOf(2),
        createTime: momentOf(row['create_time']) ?? moving.now,
      };
    });
    if (rows.length === 0) return came;
    // The rest of a day may come with the next portion.
    const more = (name: string) => sql.raw(`customer_sign_in.${name} + excluded.${name}`);
    const drawn = await tx
      .insert(customerSignIn)
      .values(rows)
      .onConflictDoUpdate({
        target: [customerSignIn.uid, customerSignIn.day],
        set: { integral: more('integral'), experience: more('experience') },
      })
      .returning({ id: customerSignIn.id });
    const ids = drawn.map(({ id }) => id);
    for (const [at, of] of [...days.values()].entries()) for (const { key } of of) came.push({ key, id: ids[at] ?? 0 });
    return came;
  },
};
