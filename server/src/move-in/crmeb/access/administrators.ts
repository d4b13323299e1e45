import { eq } from 'drizzle-orm';
import { admin, adminLogin, adminRole, hashPassword, randomPassword } from '#server/access/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { recordNoun } from '../../engine/record-noun.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { flagOf, listOf, momentOf, textOf } from '../values/values.ts';

interface AdministratorAround {
  roleIds: ReadonlyMap<string, number>;
  accounts: Set<string>;
}

async function aroundOf({ tx }: Moving, records: readonly Theirs[]): Promise<AdministratorAround> {
  const roles = records.flatMap(({ row }) => listOf(row['roles']));
  const there = await tx.select({ account: admin.account }).from(admin).where(eq(admin.isDel, false));
  return { roleIds: await idsOf(tx, 'role', roles), accounts: new Set(there.map(({ account }) => account)) };
}

/** A password that nobody knows, and the roles that came. */
async function giveEntry(moving: Moving, { key, row }: Theirs, adminId: number, { roleIds }: AdministratorAround): Promise<void> {
  const { tx } = moving;
  await tx.insert(adminLogin).values({ adminId, hash: await hashPassword(randomPassword()) });
  const granted = [...new Set(listOf(row['roles']).flatMap((each) => roleIds.get(each) ?? []))];
  if (granted.length === 0) say(moving, 'altered', '角色没有搬来，请重新分配', key);
  await insertRows(
    tx,
    adminRole,
    granted.map((roleId) => ({ adminId, roleId })),
  );
  say(moving, 'altered', '旧密码不搬，请在管理员页面重设密码后交给本人', key);
}

/** Accounts of staff; nobody knows their passwords, so that each is given one by whoever may. */
export const administrators = recordNoun({
  noun: 'administrator',
  label: '管理员',
  source: 'eb_system_admin',
  key: 'id',
  isRecorded: true,
  isOnce: true,
  table: admin,
  around: aroundOf,
  row({ row }, { accounts }, { now }) {
    const account = textOf(row['account']);
    if (flagOf(row['is_del'])) return '已删除';
    if (accounts.has(account)) return '新店已有同名账号';
    accounts.add(account);
    return {
      account,
      realName: cutTo(textOf(row['real_name']), 16),
      status: flagOf(row['status']),
      phone: textOf(row['phone']) || null,
      mustChangePassword: true,
      createTime: momentOf(row['create_time']) ?? now,
      updateTime: now,
    };
  },
  async parts(moving, brought, around) {
    for (const { id, record } of brought) await giveEntry(moving, record, id, around);
  },
});
