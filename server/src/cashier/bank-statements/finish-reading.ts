import type { RunRecord } from '#server/jobs/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { followAccount } from '../bank-lines/follow-account.ts';
import { matchCertain } from '../bank-lines/match-certain.ts';
import { waitingAfter } from '../bank-lines/queries.ts';
import { noteFigures } from './note-figures.ts';
import { type ReadTask, tallyOf } from './read-task.ts';

/** Lines that are looked at in one transaction. */
const LOOKED_AT = 200;
const NAME = 'bank_line.matchCertain';
const act = { name: NAME, actor: systemActor(NAME) };

/** Checks the balances of a file that was read to its end, and matches whatever of it is certain; the rest is left to people. */
export async function finishReading({ database: { db }, storage, write }: Services, run: RunRecord<ReadTask>) {
  const { statementId, accountId, key } = run.task;
  const { changed: added, unchanged: doubled, refused } = run;
  const whole = { statementId, accountId, ...tallyOf(run.tally), added, doubled, refused };
  if (run.state === 'done') await write({ ...act, name: 'bank_statement.read' }, (context) => noteFigures(context, whole));
  let after = 0;
  for (let ids = await waitingAfter(db, { statementId, after, limit: LOOKED_AT }); ids.length > 0;) {
    const looked = ids;
    await write(act, (context) => matchCertain(context, looked));
    after = looked.at(-1) ?? after;
    ids = await waitingAfter(db, { statementId, after, limit: LOOKED_AT });
  }
  await write(act, (context) => followAccount(context, accountId));
  if (run.state === 'done') await storage.remove(key);
  return run.tally;
}
