import { moveStates } from '#contract/move-in/moves.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { WritePath } from '#server/platform/write/write.ts';
import { type MoveRecord, insertMove } from './queries.ts';
import { takeTurn } from './take-turn.ts';

const act = { name: 'move_in.note', actor: systemActor('迁入') };

type CommandTerms = Pick<MoveRecord, 'dump' | 'isDry' | 'pictures' | 'wechatAppId' | 'routineAppId'>;

/** Notes a move that the command carries out itself, while nobody serves. */
export async function noteMove(write: WritePath, terms: CommandTerms): Promise<MoveRecord> {
  const { value } = await write(act, async (context) => {
    await takeTurn(context, { isClosed: true });
    return insertMove(context.tx, { ...terms, state: moveStates.running, by: '命令', createTime: context.now });
  });
  return value;
}
