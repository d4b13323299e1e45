import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type SeedRole, seedRoles } from './roles/seed.ts';
import { role, roleMenu } from './rights/tables.ts';

const rowOf = ({ grants: _, ...row }: SeedRole) => row;

/** The seeded roles that nobody has changed since, with what they grant. */
async function untouchedRoles(tx: Tx): Promise<Map<number, ReadonlySet<number>>> {
  const rows = await tx
    .select({ id: role.id, menuId: roleMenu.menuId })
    .from(role)
    .leftJoin(roleMenu, eq(roleMenu.roleId, role.id))
    .where(
      and(
        inArray(
          role.id,
          seedRoles.map(({ id }) => id),
        ),
        eq(role.updateTime, role.createTime),
      ),
    );
  const byRole = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byRole].map(([id, granted]) => [id, new Set(granted.flatMap(({ menuId }) => menuId ?? []))]));
}

async function grantAnew(tx: Tx, { id: roleId, grants }: SeedRole, granted: ReadonlySet<number>): Promise<void> {
  const missing = [...grants.difference(granted)];
  if (granted.difference(grants).size > 0)
    await tx.delete(roleMenu).where(and(eq(roleMenu.roleId, roleId), notInArray(roleMenu.menuId, [...grants])));
  if (missing.length > 0) await tx.insert(roleMenu).values(missing.map((menuId) => ({ roleId, menuId })));
}

/** Adds the roles to a new shop. Later versions grant what they grant now, unless the owner has changed the role. */
export async function seedTheRoles({ tx, now }: Write): Promise<void> {
  if ((await tx.$count(role)) === 0)
    await tx.insert(role).values(seedRoles.map((seed) => ({ ...rowOf(seed), createTime: now, updateTime: now })));
  const untouched = await untouchedRoles(tx);
  for (const seed of seedRoles) {
    const granted = untouched.get(seed.id);
    if (granted) await grantAnew(tx, seed, granted);
  }
}
