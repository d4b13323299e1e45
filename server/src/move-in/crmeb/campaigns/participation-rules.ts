import { participationStates } from '#contract/marketing/participations.ts';
import { type Moving, say } from '../../engine/moving.ts';

interface Cuts {
  status: number;
  /** Sum of what was cut off. */
  price: number;
  helps: number;
}

interface CutTerms {
  peopleNum: number;
  /** Sum that can be cut off at most. */
  whole: number;
}

/** State and cuts that agree: a bargain that succeeded has all of its cuts, any other lacks one. */
export function cutsOf(moving: Moving, key: string, theirs: Cuts, { peopleNum, whole }: CutTerms): Cuts {
  const price = Math.min(Math.max(0, theirs.price), whole);
  if (theirs.status === participationStates.succeeded) {
    if (price !== whole) say(moving, 'altered', '砍价成功但没有砍到底，按砍到底搬来', key);
    return { status: theirs.status, price: whole, helps: peopleNum };
  }
  const helps = Math.min(theirs.helps, price === whole ? peopleNum - 1 : peopleNum);
  return { status: theirs.status, price, helps };
}
