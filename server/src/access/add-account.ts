import type { Write } from '#server/platform/write/write.ts';
import { admin, adminRole } from './rights/tables.ts';
import { adminLogin } from './passwords/tables.ts';

export interface NewAccount {
  account: string;
  realName: string;
  roleId: number;
  /** Hash of the password. */
  hash: string;
  mustChangePassword: boolean;
}

/** Adds an administrator with one role; its id. */
export async function addAccount({ tx, now }: Write, { hash, roleId, ...draft }: NewAccount): Promise<number> {
  const [row] = await tx
    .insert(admin)
    .values({ ...draft, createTime: now, updateTime: now })
    .returning({ id: admin.id });
  if (!row) throw new Error('an inserted account came back empty');
  await tx.insert(adminLogin).values({ adminId: row.id, hash });
  await tx.insert(adminRole).values({ adminId: row.id, roleId });
  return row.id;
}
