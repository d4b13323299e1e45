import { and, eq, sql } from 'drizzle-orm';
import type { SignInOutcome } from '#contract/access/sign-in-log.ts';
import type { Write } from '#server/platform/write/write.ts';
import { admin } from '../rights/tables.ts';
import { signInLog } from './tables.ts';

/**
 * Logs a sign-in with the person whose account was tried, where there is one: staff read who it was, the caller is not told.
 */
export async function logSignIn(
  { tx, now, from }: Write,
  account: string,
  outcome: SignInOutcome,
  adminId?: number,
): Promise<void> {
  const { address, agent } = from ?? { address: '', agent: '' };
  const holder = tx
    .select({ id: admin.id })
    .from(admin)
    .where(and(eq(admin.account, account), eq(admin.isDel, false)));
  await tx.insert(signInLog).values({ at: now, account, adminId: adminId ?? sql`(${holder})`, outcome, address, agent });
}
