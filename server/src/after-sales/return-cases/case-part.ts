import type { Actor } from '#server/platform/actor.ts';
import { linesSeen } from '#server/orders/index.ts';
import type { CaseWithLines } from './case-lines.ts';

/** Words of a buyer or of staff about the goods of all sellers. */
const ofAll = { reason: '', explain: '', pictures: [], note: '', endReason: null };

/** Cases as far as they are of goods that the actor sees: of one of several shops the own lines, without what was written about all. */
export const cutToSeller = <C extends CaseWithLines>(cases: readonly C[], actor: Actor): C[] =>
  cases.map((one) => {
    const lines = linesSeen(one.lines, actor);
    return lines.length === one.lines.length ? one : { ...one, ...ofAll, lines: [...lines], isPart: true };
  });
