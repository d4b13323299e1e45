import { randomInt } from 'node:crypto';
import { count, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Write, WritePath } from '#server/platform/write/write.ts';
import { hashPassword } from './administrators/passwords.ts';
import { admin, adminLogin, adminRole } from './administrators/tables.ts';
import { seedMenus } from './menus/seed.ts';
import { menu } from './menus/tables.ts';
import { type SeedRole, seedRoles } from './roles/seed.ts';
import { role, roleMenu } from './roles/tables.ts';

const LOCK = 7_451_903;
const SUPER_ROLE = 1;
// Neither look-alikes nor signs that a shell or a phone keyboard makes trouble with.
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 12;

const isEmpty = async (tx: Tx, table: typeof admin | typeof role) => {
  const [row] = await tx.select({ n: count() }).from(table);
  return row?.n === 0;
};

const randomPassword = () => Array.from({ length: PASSWORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Entries that a newer version brings are added; those that somebody changed or removed stay as they are. */
async function addMenus({ tx, now }: Write): Promise<void> {
  const rows = seedMenus.map((row) => ({ ...row, createTime: now, updateTime: now }));
  await tx.insert(menu).values(rows).onConflictDoNothing();
}

const rowOf = ({ id, roleName, level, isSuper, refundLimit }: SeedRole) => ({ id, roleName, level, isSuper, refundLimit });

async function addRoles({ tx, now }: Write): Promise<void> {
  await tx.insert(role).values(seedRoles.map((seed) => ({ ...rowOf(seed), createTime: now, updateTime: now })));
  await tx
    .insert(roleMenu)
    .values(seedRoles.flatMap(({ id: roleId, grants }) => [...grants].map((menuId) => ({ roleId, menuId }))));
}

async function addFirstAdmin({ tx, now }: Write, password: string, mustChangePassword: boolean): Promise<void> {
  const hash = await hashPassword(password);
  const [row] = await tx
    .insert(admin)
    .values({ account: 'admin', realName: '超管', mustChangePassword, createTime: now, updateTime: now })
    .returning({ id: admin.id });
  if (!row) return;
  await tx.insert(adminLogin).values({ adminId: row.id, hash });
  await tx.insert(adminRole).values({ adminId: row.id, roleId: SUPER_ROLE });
}

function checkGiven(password: string | undefined): void {
  if (password !== undefined && (password.length < 6 || password.length > 30)) {
    throw new StartFailure(
      '环境变量有误：ADMIN_PASSWORD 的长度应在 6 到 30 个字符。 (ADMIN_PASSWORD must have 6 to 30 characters.)',
    );
  }
}

export interface FirstSignIn {
  account: 'admin';
  /** To be printed once, when it was not given. */
  generated: string | undefined;
}

/** Fills what a new shop lacks: menu tree, roles and the first account. Undefined when there are accounts already. */
export async function seedAccess(
  write: WritePath,
  { adminPassword }: { adminPassword?: string | undefined },
): Promise<FirstSignIn | undefined> {
  const { value } = await write(
    { name: 'access.seed', actor: systemActor('seed') },
    async (context): Promise<FirstSignIn | undefined> => {
      await context.tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      await addMenus(context);
      if (await isEmpty(context.tx, role)) await addRoles(context);
      if (!(await isEmpty(context.tx, admin))) return undefined;
      checkGiven(adminPassword);
      const generated = adminPassword === undefined ? randomPassword() : undefined;
      await addFirstAdmin(context, adminPassword ?? generated ?? '', generated !== undefined);
      return { account: 'admin', generated };
    },
  );
  return value;
}
