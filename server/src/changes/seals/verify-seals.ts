import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { beginOf, firstBeside, holdsLink, keepVerification, lastSealedChange, sealsAfter, verifiedUpTo } from './queries.ts';
import { readLogKey } from './log-key.ts';
import { type Fault, type Link, type LogKey, faultOf } from './rules.ts';
import { readWitness } from './witness.ts';

const PAGE = 1000;

export interface Verified {
  /** The last link that is as it was written. */
  last: Link;
  /** Time of the last act before it. */
  through: Date | null;
  broken?: { changeId: number; fault: Fault };
}

/** Verifies a page of the chain after what is verified already; `isLast` when there is no other. */
async function verifyPage(db: Db, before: Verified, key: LogKey | undefined): Promise<Verified & { isLast: boolean }> {
  const seals = await sealsAfter(db, before.last.id, PAGE);
  let verified = before;
  for (const { actual, at, ...seal } of seals) {
    const fault = faultOf(verified.last, seal, actual, key);
    if (fault) return { ...verified, broken: { changeId: seal.changeId, fault }, isLast: true };
    verified = { last: { id: seal.id, hash: seal.hash }, through: at };
  }
  return { ...verified, isLast: seals.length < PAGE };
}

/** True where the chain ends before what was verified once, or before what the data folder of this server remembers. */
async function isCut(db: Db, last: Link, witness: Link | undefined): Promise<boolean> {
  if (last.id < (await verifiedUpTo(db))) return true;
  return witness !== undefined && !(await holdsLink(db, witness));
}

/** Reads the whole chain and what it seals; ends at the first change that is not as it was. */
export async function verifySeals(db: Db, dataDir: string): Promise<Verified> {
  // Read first: what is sealed meanwhile comes after it.
  const [witness, key] = [readWitness(dataDir), readLogKey(dataDir)];
  let verified: Verified = { last: await beginOf(db), through: null };
  for (;;) {
    const { isLast, ...page } = await verifyPage(db, verified, key);
    const begin = await beginOf(db);
    // The retention has meanwhile removed what would come next.
    const isOvertaken = begin.id > page.last.id;
    verified = isOvertaken ? { last: begin, through: null } : page;
    if (isLast && !isOvertaken) break;
  }
  if (verified.broken) return verified;
  if ((await isCut(db, verified.last, witness)) || (key && verified.last.id < key.after.id))
    return { ...verified, broken: { changeId: await lastSealedChange(db), fault: 'cut' } };
  const beside = await firstBeside(db);
  return beside === undefined ? verified : { ...verified, broken: { changeId: beside, fault: 'unsealed' } };
}

/** Every night: the log is as it was written. */
export const proveSeals: Timer = {
  name: 'change.prove',
  label: '校验操作日志',
  cron: '7 3 * * *',
  sleeps: false,
  async run({ database, write, metrics, dataDir }) {
    const { last, through, broken } = await verifySeals(database.db, dataDir);
    await write({ name: 'change.prove', actor: systemActor('change.prove') }, ({ tx, now }) =>
      keepVerification(tx, {
        at: now,
        sealId: last.id,
        through,
        brokenChange: broken?.changeId ?? null,
        fault: broken?.fault ?? null,
      }),
    );
    metrics.reportDrift('log', broken ? [broken] : []);
  },
};
