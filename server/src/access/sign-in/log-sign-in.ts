import type { SignInOutcome } from '#contract/access/sign-in-log.ts';
import type { Write } from '#server/platform/write/write.ts';
import { signInLog } from './tables.ts';

export async function logSignIn(
  { tx, now, from }: Write,
  account: string,
  outcome: SignInOutcome,
  adminId: number | null = null,
): Promise<void> {
  const { address, agent } = from ?? { address: '', agent: '' };
  await tx.insert(signInLog).values({ at: now, account, adminId, outcome, address, agent });
}
