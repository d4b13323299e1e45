import type { Answer, Input } from '#contract/call.ts';
import { type moveCalls, moveKinds, moveRefusals, moveStates } from '#contract/move-in/moves.ts';
import { labelOf } from '#contract/choices.ts';
import { insertJobRun } from '#server/jobs/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkPictures, dumpFolder, findDump } from './dumps.ts';
import { type MoveJobData, MOVE_JOB } from './move-job.ts';
import { insertMove } from './queries.ts';
import { takeTurn } from './take-turn.ts';
import { whyNotFit } from './why-not-fit.ts';

type BeginCall = typeof moveCalls.begin;

/** Has a job move the shop in, or try it. */
export const beginMove =
  ({ dataDir }: Pick<Services, 'dataDir'>) =>
  async (write: Write, input: Input<BeginCall>): Promise<Answer<BeginCall>> => {
    const { tx, actor, now } = write;
    const { dump, isDry, ...terms } = input;
    await findDump(dumpFolder(dataDir), dump);
    await checkPictures(dumpFolder(dataDir), terms.pictureFolder);
    await takeTurn(write);
    const reason = await whyNotFit(tx);
    if (reason !== null) throw moveRefusals.NOT_FIT({ reason });
    const by = { id: adminIdOf(actor), name: actor.name };
    const label = `${labelOf(moveKinds, isDry)} ${dump}`;
    const job = await insertJobRun(tx, { kind: MOVE_JOB, label, input: {}, adminId: by.id, total: 0 }, now);
    const started = { state: moveStates.waiting, jobId: job.id, by: by.name, createTime: now };
    const { id } = await insertMove(tx, { dump, isDry, ...terms, ...started });
    await later<MoveJobData>(write, { name: MOVE_JOB }, { jobId: job.id, by });
    return { id, jobId: job.id };
  };
