import type { Db } from '#server/platform/database/connect.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { checkTarget } from '../move-in.ts';
import { sentenceIn } from './sentence-in.ts';

/** Reason why this shop cannot be moved into; null where it can. */
export async function whyNotFit(db: Db): Promise<string | null> {
  try {
    await checkTarget(db);
    return null;
  } catch (error) {
    if (error instanceof StartFailure) return sentenceIn(error);
    throw error;
  }
}
