import { eq } from 'drizzle-orm';
import { menu, role, roleMenu } from '#server/access/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, say } from '../../engine/moving.ts';
import { flagOf, textOf } from '../values/values.ts';

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
  const named = (beside['menus'] ?? []).map((each) => textOf(each['menu_id']));
  const theirs = await moving.stage.holding('eb_system_menu', 'id', named);
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
