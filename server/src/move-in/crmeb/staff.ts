import { eq } from 'drizzle-orm';
import { settingNamed } from '#contract/settings/setting.ts';
import { admin, adminLogin, adminRole, hashPassword, menu, randomPassword, role, roleMenu } from '#server/access/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { setConfig } from '#server/settings/index.ts';
import { cutTo } from '../engine/cut-to.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { flagOf, intOf, listOf, momentOf, textOf } from './values.ts';

/** Value as a setting of ours keeps it, or why it does not come. */
function valueOf({ row }: Theirs): { key: string; label: string; form?: number | undefined; value: string } | string {
  const setting = settingNamed(textOf(row['name']));
  if (!setting) return '新店没有这项设置，请看它是否影响经营';
  if (setting.secret) return '密钥不搬，请在设置里重新填写';
  const value = textOf(row['value']);
  return setting.value.safeParse(value).success ? { ...setting, value } : '值不符合新店的要求，请在设置里重新填写';
}

export const settings: MovedNoun = {
  noun: 'setting',
  label: '设置',
  source: 'eb_system_config',
  key: 'name',
  isRecorded: true,
  isListed: true,
  async bring(moving, records) {
    const { tx, now } = moving;
    const came: Came[] = [];
    for (const record of records) {
      const value = flagOf(record.row['status']) ? '已停用' : valueOf(record);
      if (typeof value === 'string') say(moving, 'leftOut', value, record.key);
      else {
        await setConfig(tx, value, value.value, now);
        came.push({ key: record.key, id: intOf(record.row['id']) });
      }
    }
    return came;
  },
};

/** Entries of our menu by the right that they grant. */
async function menusByRight({ tx }: Moving): Promise<Map<string, number[]>> {
  const rows = await tx.select({ id: menu.id, perms: menu.perms }).from(menu).where(eq(menu.deleted, false));
  const named = Map.groupBy(
    rows.filter(({ perms }) => perms),
    ({ perms }) => perms ?? '',
  );
  return new Map([...named].map(([right, of]) => [right, of.map(({ id }) => id)]));
}

async function grant(moving: Moving, { key, beside }: Theirs, roleId: number): Promise<void> {
  const ours = await menusByRight(moving);
  const theirs = await moving.stage.holding(
    'eb_system_menu',
    'id',
    (beside['menus'] ?? []).map((each) => textOf(each['menu_id'])),
  );
  const rights = [...new Set(theirs.map((each) => textOf(each['perms'])).filter((right) => right !== ''))];
  const unknown = rights.filter((right) => !ours.has(right));
  if (unknown.length > 0) say(moving, 'altered', '有的权限新店没有，没有带来', key);
  const ids = new Set(rights.flatMap((right) => ours.get(right) ?? []));
  await insertRows(
    moving.tx,
    roleMenu,
    [...ids].map((menuId) => ({ roleId, menuId })),
  );
}

export const roles: MovedNoun = {
  noun: 'role',
  label: '角色',
  source: 'eb_system_role',
  key: 'id',
  isRecorded: true,
  beside: [{ name: 'menus', table: 'eb_system_role_menu', column: 'rid', isMain: true }],
  async bring(moving, records) {
    const { tx, now } = moving;
    const there = new Map((await tx.select({ id: role.id, name: role.roleName }).from(role)).map(({ id, name }) => [name, id]));
    const came: Came[] = [];
    for (const record of records) {
      const roleName = textOf(record.row['role_name']);
      const known = there.get(roleName);
      if (known !== undefined) say(moving, 'altered', '新店已有同名角色，用新店的权限', record.key);
      const [id = 0] =
        known === undefined
          ? await insertRows(tx, role, [{ roleName, status: flagOf(record.row['status']), createTime: now, updateTime: now }])
          : [known];
      if (known === undefined) await grant(moving, record, id);
      there.set(roleName, id);
      came.push({ key: record.key, id });
    }
    return came;
  },
};

/** Accounts of staff; nobody knows their passwords, so that each is given one by whoever may. */
export const administrators: MovedNoun = {
  noun: 'administrator',
  label: '管理员',
  source: 'eb_system_admin',
  key: 'id',
  isRecorded: true,
  async bring(moving, records) {
    const { tx, now } = moving;
    const roleIds = await idsOf(
      tx,
      'role',
      records.flatMap(({ row }) => listOf(row['roles'])),
    );
    const there = new Set(
      (await tx.select({ account: admin.account }).from(admin).where(eq(admin.isDel, false))).map(({ account }) => account),
    );
    const came: Came[] = [];
    for (const { key, row } of records) {
      const account = textOf(row['account']);
      if (flagOf(row['is_del']) || there.has(account)) {
        say(moving, 'leftOut', flagOf(row['is_del']) ? '已删除' : '新店已有同名账号', key);
        continue;
      }
      there.add(account);
      const createTime = momentOf(row['create_time']) ?? now;
      const phone = textOf(row['phone']) || null;
      const [id = 0] = await insertRows(tx, admin, [
        {
          account,
          realName: cutTo(textOf(row['real_name']), 16),
          status: flagOf(row['status']),
          phone,
          mustChangePassword: true,
          createTime,
          updateTime: now,
        },
      ]);
      await tx.insert(adminLogin).values({ adminId: id, hash: await hashPassword(randomPassword()) });
      const granted = [...new Set(listOf(row['roles']).flatMap((each) => roleIds.get(each) ?? []))];
      if (granted.length === 0) say(moving, 'altered', '角色没有搬来，请重新分配', key);
      await insertRows(
        tx,
        adminRole,
        granted.map((roleId) => ({ adminId: id, roleId })),
      );
      say(moving, 'altered', '旧密码不搬，请在管理员页面重设密码后交给本人', key);
      came.push({ key, id });
    }
    return came;
  },
};
