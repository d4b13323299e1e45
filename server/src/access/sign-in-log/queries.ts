import { type SQL, and, desc, eq, lt, sql, gt } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { SignInEntry, signInLogCalls, signInLogExportCalls } from '#contract/access/sign-in-log.ts';
import { periodOf } from '#contract/date-limit.ts';
import { DAY } from '#contract/durations.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { among, equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { networkOf } from '../attempts/rules.ts';
import { admin } from '../rights/tables.ts';
import { deviceOf } from '../sessions/device.ts';
import { signInLog, signInParts } from './tables.ts';

const KEPT_MS = 180 * DAY;
/** A network is known this long after its last successful sign-in. */
const KNOWN_MS = 30 * DAY;
const PAGE = 500;

type SignInFilter = Input<typeof signInLogExportCalls.export>;

const wanted = ({ account, address, outcome, dateLimit }: SignInFilter, now: Date) =>
  and(
    matchingParts(account, signInParts, signInLog.account),
    equal(signInLog.address, address),
    equal(signInLog.outcome, outcome),
    within(signInLog.at, periodOf(dateLimit, now)),
  );

const withNames = (db: Db, where: SQL | undefined) =>
  db
    .select({ entry: signInLog, realName: admin.realName })
    .from(signInLog)
    .leftJoin(admin, eq(admin.id, signInLog.adminId))
    .where(where);

const present = (rows: Awaited<ReturnType<typeof withNames>>): SignInEntry[] =>
  rows.map(({ entry: { agent, ...entry }, realName }) => ({ ...entry, realName, device: deviceOf(agent) }));

export function listSignIns(
  db: Db,
  input: Input<typeof signInLogCalls.list>,
  { now }: CallContext,
): Promise<Answer<typeof signInLogCalls.list>> {
  const { id, at } = signInLog;
  // Days are read along their own index.
  const keys = periodOf(input.dateLimit, now) ? [at, id] : [id];
  const conditions = { table: signInLog, id, keys, where: wanted(input, now), byWord: Boolean(input.account?.trim()) };
  return readListPage(db, input, conditions, async (ids) =>
    present(await withNames(db, among(id, ids)).orderBy(...keys.map((key) => desc(key)))),
  );
}

/** All that a filter finds, newest first, each page from where the last one ended. */
export async function* signInPages(db: Db, filter: SignInFilter, now: Date): AsyncIterable<SignInEntry[]> {
  for (let last: SignInEntry | undefined; ;) {
    const older = last && sql`(${signInLog.at}, ${signInLog.id}) < (${last.at}, ${last.id})`;
    const rows = await withNames(db, and(wanted(filter, now), older))
      .orderBy(desc(signInLog.at), desc(signInLog.id))
      .limit(PAGE);
    const entries = present(rows);
    last = entries.at(-1);
    if (!last) return;
    yield entries;
  }
}

export const deleteOldSignIns = (tx: Tx, now: Date) =>
  tx.delete(signInLog).where(lt(signInLog.at, new Date(now.getTime() - KEPT_MS)));

/** Places from which this account signed in lately. */
export async function isKnownTo(db: Db, account: string, address: string, now: Date): Promise<boolean> {
  const found = await db
    .selectDistinct({ address: signInLog.address })
    .from(signInLog)
    .where(
      and(eq(signInLog.account, account), eq(signInLog.outcome, 'done'), gt(signInLog.at, new Date(now.getTime() - KNOWN_MS))),
    );
  const network = networkOf(address);
  return found.some((entry) => networkOf(entry.address) === network);
}
