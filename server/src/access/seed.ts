import { sql } from 'drizzle-orm';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Write, WritePath } from '#server/platform/write/write.ts';
import { addAccount } from './add-account.ts';
import { hashPassword } from './passwords/passwords.ts';
import { admin, menu } from './rights/tables.ts';
import { randomPassword } from './passwords/random-password.ts';
import { seedMenus } from './menus/seed.ts';
import { seedTheRoles } from './seed-roles.ts';

const LOCK = 7_451_903;
const SUPER_ROLE = 1;

/**
 * Entries that a newer version brings are added; those that somebody changed or removed stay as they are, and what would come to
 * hang below a removed one is removed from the start.
 */
async function addMenus({ tx, now }: Write): Promise<void> {
  const present = await tx.select({ id: menu.id, deleted: menu.deleted }).from(menu);
  const gone = new Map(present.map(({ id, deleted }) => [id, deleted]));
  const rows = seedMenus.map((row) => {
    const deleted = gone.get(row.id) ?? (row.pid !== null && gone.get(row.pid) === true);
    gone.set(row.id, deleted);
    return { ...row, deleted, createTime: now, updateTime: now };
  });
  await tx.insert(menu).values(rows).onConflictDoNothing();
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
  /** Generated password, printed once; undefined where one was given. */
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
      await seedTheRoles(context);
      if ((await context.tx.$count(admin)) > 0) return undefined;
      checkGiven(adminPassword);
      const generated = adminPassword === undefined ? randomPassword() : undefined;
      const mustChangePassword = generated !== undefined;
      const hash = await hashPassword(adminPassword ?? generated ?? '');
      await addAccount(context, { account: 'admin', realName: '超管', roleId: SUPER_ROLE, hash, mustChangePassword });
      return { account: 'admin', generated };
    },
  );
  return value;
}
