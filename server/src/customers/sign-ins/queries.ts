import { desc, eq } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import type { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { groups } from '#contract/settings/group-data.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { shownEntries } from '#server/settings/index.ts';
import { ofAccount } from '../customers/survivor.ts';
import { customer } from '../customers/tables.ts';
import type { SignInReward } from './rules.ts';
import { customerSignIn } from './tables.ts';

const MOST = 999_999;
const whole = (text: string | undefined) => Math.min(MOST, Math.max(0, Math.trunc(Number(text) || 0)));

/** Rewards as staff keep them in combined data. */
export async function signInRewards(db: Db): Promise<SignInReward[]> {
  const entries = await shownEntries(db, groups.signInRewards);
  return entries
    .map(({ title = '', day, integral, experience }) => ({
      title,
      day: whole(day),
      integral: whole(integral),
      experience: whole(experience),
    }))
    .filter(({ day }) => day > 0);
}

/** Days in a row up to today or yesterday, and whether today is one of them. */
export async function lastSignIn(db: Db, uid: number, now: Date): Promise<{ isSigned: boolean; days: number }> {
  const [last] = await db
    .select({ day: customerSignIn.day, days: customerSignIn.days })
    .from(customerSignIn)
    .where(eq(customerSignIn.uid, uid))
    .orderBy(desc(customerSignIn.day))
    .limit(1);
  const [today, yesterday] = [showDay(now), showDay(startOfDay(now, -1))];
  const isUnbroken = last !== undefined && (last.day === today || last.day === yesterday);
  return { isSigned: last?.day === today, days: isUnbroken ? last.days : 0 };
}

/** Signing in as a storefront shows it; asking makes nobody a customer. */
export async function signInState(
  db: Db,
  { account }: { account: string },
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof openSignInCalls.state>> {
  const [found] = await db.select({ id: customer.id }).from(customer).where(ofAccount(account));
  const last = found ? await lastSignIn(db, found.id, now) : { isSigned: false, days: 0 };
  return { ...last, rewards: await signInRewards(db) };
}
