import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type MoveStep, moveStates } from '#contract/move-in/moves.ts';
import { type JobReporter, jobReporter } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { openBeside } from '#server/platform/start/command.ts';
import { MoveStopped } from '../move-in.ts';
import { carryOut } from './carry-out.ts';
import { dumpFolder } from './dumps.ts';
import { type MoveRecord, findMoveOfJob, isStopAsked } from './queries.ts';

export const MOVE_JOB = 'move_in.run';

export interface MoveJobData {
  jobId: number;
  by: { id: number; name: string };
}

const BETWEEN_REPORTS_MS = 500;

/** Reports each table on its way, and breaks the move off where somebody stops it; `end` reports what came since the last time. */
function watching(db: Db, { id }: MoveRecord, report: JobReporter) {
  let last = -BETWEEN_REPORTS_MS;
  let steps: readonly MoveStep[] = [];
  const tell = async () => {
    const sum = (of: 'read' | 'total') => steps.reduce((total, step) => total + step[of], 0);
    await report.update({ done: sum('read'), total: sum('total'), result: { steps: [...steps] } });
  };
  return {
    onStep: async (_: MoveStep, all: readonly MoveStep[]) => {
      steps = all;
      if (performance.now() - last < BETWEEN_REPORTS_MS) return;
      last = performance.now();
      await tell();
      if (await isStopAsked(db, id)) throw new MoveStopped('somebody stopped it');
    },
    end: tell,
  };
}

async function run(services: Services, move: MoveRecord, report: JobReporter): Promise<void> {
  const { db } = services.database;
  const { directUrl: url, dataDir, storage, httpClient: client } = services;
  const folder = move.pictureFolder === '' ? undefined : join(dumpFolder(dataDir), move.pictureFolder);
  const pictures = { folder, fetches: move.fetchesPictures, storage, client };
  const beside = openBeside(url);
  try {
    const { onStep, end } = watching(db, move, report);
    const path = join(dumpFolder(dataDir), move.dump);
    await carryOut(move, { db: beside.db, write: beside.write, url, path, pictures, dataDir, onStep }).finally(end);
  } finally {
    await beside.close();
  }
}

const ENDED = '这次迁入已经结束，请重新发起';

/** Moves a shop in while it is open. Begun anew after a crash, it goes on at the table that was under way. */
export const moveJob: Job<MoveJobData> = {
  name: MOVE_JOB,
  label: '迁入旧店',
  async whyNotAgain(db, { jobId }) {
    return (await findMoveOfJob(db, jobId))?.endTime === null ? undefined : ENDED;
  },
  async run(services, { jobId }) {
    const { db } = services.database;
    const move = await findMoveOfJob(db, jobId);
    if (!move) return;
    const report = jobReporter(services, jobId);
    if (move.endTime === null) {
      await report.update({ state: 'running' });
      await run(services, move, report).catch(async (error: unknown) => {
        // An end that is noted is said there; anything else is worth another try.
        if ((await findMoveOfJob(db, jobId))?.endTime === null) throw error;
      });
    }
    const ended = await findMoveOfJob(db, jobId);
    const isDone = ended?.state === moveStates.done || ended?.state === moveStates.differs;
    const message = isDone ? (move.isDry ? '试运行完成，数据没有改动' : '迁入完成') : (ended?.message ?? ENDED);
    await report.update({ state: isDone ? 'done' : 'failed', message });
  },
};
