import { placeOrderRefusals } from '#contract/orders/placing.ts';
import { keyOfRequest } from '#server/platform/actor.ts';
import { claimKey } from '#server/platform/write/claim.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Idempotent form of a verb that always gives the same answer: repeated under its key by the same person it does nothing more. */
export const once =
  <I, A>(act: string, verb: (write: Write, input: I) => Promise<A>, answer: A) =>
  async (write: Write, input: I & { requestKey?: string | undefined }): Promise<A> => {
    const { requestKey, ...body } = input;
    if (!requestKey) return verb(write, input);
    const claim = await claimKey(write, keyOfRequest(write.actor, act, requestKey), body, { act });
    if (claim.first) return verb(write, input);
    if (!claim.same) throw placeOrderRefusals.KEY_REUSED();
    return answer;
  };
