import { moveStates } from '#contract/move-in/moves.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { WritePath } from '#server/platform/write/write.ts';
import { AlreadyMoving, type MoveIn, MoveStopped, type MovedReport, moveIn } from '../move-in.ts';
import { type MoveRecord, keepReport, setMove } from './queries.ts';
import { broughtBy, shownReport } from './shown-report.ts';
import { sentenceIn } from './sentence-in.ts';

const act = { name: 'move_in.settle', actor: systemActor('迁入') };
const MESSAGE_MAX = 500;

const stopped = ({ isDry }: MoveRecord): string =>
  isDry ? '已按要求停止，数据没有改动' : '已按要求停止，已经搬来的保留，再来一次会接着搬';

/** End of a move that failed in a way that a repetition does not mend; undefined where it is worth another try. */
function endOf(error: unknown, move: MoveRecord): Pick<MoveRecord, 'state' | 'message'> | undefined {
  if (error instanceof MoveStopped) return { state: moveStates.stopped, message: stopped(move) };
  if (!(error instanceof StartFailure) || error instanceof AlreadyMoving) return undefined;
  return { state: moveStates.failed, message: sentenceIn(error).slice(0, MESSAGE_MAX) };
}

/** Terms as they were said; what is blank the dump has to say. */
const termsOf = ({ pictures, wechatAppId, routineAppId }: MoveRecord): MoveIn['terms'] => ({
  ...(pictures !== '' && { pictureBase: pictures }),
  appIds: { wechat: wechatAppId || undefined, routine: routineAppId || undefined },
});

const settle = (write: WritePath, { id }: MoveRecord, set: Partial<MoveRecord>, report?: MovedReport) =>
  write(act, async ({ tx, now }) => {
    if ((await setMove(tx, id, { ...set, endTime: now })) && report) await keepReport(tx, id, shownReport(report));
  });

/** Carries out a move that is noted, and notes how it ended. */
export async function carryOut(move: MoveRecord, options: Omit<MoveIn, 'isDry' | 'terms'>): Promise<MovedReport> {
  const { write } = options;
  await write(act, ({ tx }) => setMove(tx, move.id, { state: moveStates.running }));
  try {
    const report = await moveIn({ ...options, isDry: move.isDry, terms: termsOf(move) });
    const { differing } = report.reconciliation;
    const state = differing > 0 ? moveStates.differs : moveStates.done;
    const figures = { brought: broughtBy(report), differing, pictureBase: report.terms.pictureBase };
    await settle(write, move, { state, ...figures }, report);
    return report;
  } catch (error) {
    const end = endOf(error, move);
    if (end) await settle(write, move, end);
    throw error;
  }
}
