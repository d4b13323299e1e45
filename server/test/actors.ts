import { eq, inArray } from 'drizzle-orm';
import { HOUR } from '#contract/durations.ts';
import type { DataScope } from '#contract/access/role-record.ts';
import type { App } from '#server/app.ts';
import { hashPassword } from '#server/access/passwords/passwords.ts';
import { adminLogin } from '#server/access/passwords/tables.ts';
import { menu, role, roleMenu, admin, adminRole } from '#server/access/rights/tables.ts';
import { openSession } from '#server/access/sessions/queries.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { type Client, openClient } from './client.ts';

export interface AdminOptions {
  /** Exactly these permissions, besides those that everybody holds. */
  may?: readonly string[];
  /** A role by its name, such as 仓库. Without `may` and `role` it is a super administrator. */
  role?: string;
  /** Limit in fen; only together with `may`. */
  refundLimit?: number;
  refundDayLimit?: number;
  /** Only together with `may`; `points` sees the orders of the point at which the person works. */
  dataScope?: DataScope;
  account?: string;
  realName?: string;
  /** Only needed where somebody types it; a session is open anyway. */
  password?: string;
  mustChangePassword?: boolean;
  status?: boolean;
}

export interface TestAdmin {
  id: number;
  account: string;
  roleId: number;
  sessionId: number;
  token: string;
}

const ACCOUNT_LENGTH = 32;
let made = 0;
let unknown: Promise<string> | undefined;
const act = { name: 'test.actor', actor: systemActor('test') };

async function findRole(tx: Tx, name: string): Promise<number> {
  const [row] = await tx.select({ id: role.id }).from(role).where(eq(role.roleName, name));
  if (!row) throw new Error(`no such role: ${name}`);
  return row.id;
}

/** Grants permissions; one that the menu tree lacks gets a button of its own. */
export async function grant(tx: Tx, roleId: number, permissions: readonly string[]): Promise<void> {
  if (permissions.length === 0) return;
  const known = await tx
    .select({ id: menu.id, perms: menu.perms })
    .from(menu)
    .where(inArray(menu.perms, [...permissions]));
  const missing = permissions.filter((permission) => !known.some(({ perms }) => perms === permission));
  const added = missing.map((perms) => ({ menuType: 'A' as const, name: perms, perms }));
  const rows = added.length === 0 ? [] : await tx.insert(menu).values(added).returning({ id: menu.id });
  await tx.insert(roleMenu).values([...known, ...rows].map(({ id: menuId }) => ({ roleId, menuId })));
}

async function roleFor(tx: Tx, overrides: AdminOptions, number: number): Promise<number> {
  if (overrides.role !== undefined) return findRole(tx, overrides.role);
  const { may, refundLimit, refundDayLimit, dataScope } = overrides;
  const [row] = await tx
    .insert(role)
    .values({ roleName: `角色 ${number}`, isSuper: may === undefined, refundLimit, refundDayLimit, dataScope })
    .returning({ id: role.id });
  const roleId = row?.id ?? 0;
  await grant(tx, roleId, may ?? []);
  return roleId;
}

/** Writes an administrator and an open session straight into the database. */
export async function createAdmin(app: App, overrides: AdminOptions = {}): Promise<TestAdmin> {
  // Kept, because others may be made while this one is written.
  const number = (made += 1);
  const { realName = `员工${number}`, password, mustChangePassword = false, status = true } = overrides;
  const account = (overrides.account ?? `someone${number}`).slice(-ACCOUNT_LENGTH);
  const hash = await (password === undefined ? (unknown ??= hashPassword('nobody types this')) : hashPassword(password));
  const { value } = await app.write(act, async (context) => {
    const { tx } = context;
    const roleId = await roleFor(tx, overrides, number);
    const [row] = await tx.insert(admin).values({ account, realName, mustChangePassword, status }).returning({ id: admin.id });
    const id = row?.id ?? 0;
    await tx.insert(adminLogin).values({ adminId: id, hash });
    await tx.insert(adminRole).values({ adminId: id, roleId });
    const session = await openSession(context, id);
    return { id, account, roleId, sessionId: session.id, token: session.token };
  });
  return value;
}

export const headersOf = ({ token }: Pick<TestAdmin, 'token'>) => ({ 'authori-zation': token });

/** A session of somebody who is known already. */
const signInAgain = async (app: App, person: TestAdmin): Promise<TestAdmin> => {
  const { value } = await app.write(act, (context) => openSession(context, person.id));
  return { ...person, sessionId: value.id, token: value.token };
};

/** Equal options are one person, created at the first call. People sign in again when the clock was moved by an hour. */
export function openActors(app: () => App, { now }: Clock): (overrides?: AdminOptions) => Client {
  const present = new Map<string, Client>();
  return (overrides = {}) => {
    const key = JSON.stringify(overrides);
    const known = present.get(key);
    if (known) return known;
    let arriving: Promise<TestAdmin> | undefined;
    let since = 0;
    const arrive = async (): Promise<TestAdmin> => {
      const earlier = await arriving;
      return earlier ? signInAgain(app(), earlier) : createAdmin(app(), overrides);
    };
    const client = openClient(app, async () => {
      if (now().getTime() - since >= HOUR) {
        since = now().getTime();
        arriving = arrive();
      }
      return arriving ? headersOf(await arriving) : {};
    });
    present.set(key, client);
    return client;
  };
}
