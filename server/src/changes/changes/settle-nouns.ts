import type { Secrets } from '#server/platform/secrets.ts';
import { undoRuleOf } from '#server/platform/write/undo.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Ends an undo or a restoration that touched rows of these nouns. */
export async function settleNouns(write: Write, nouns: readonly string[], secrets: Secrets): Promise<void> {
  for (const act of new Set(nouns.flatMap((noun) => undoRuleOf(noun).settle ?? []))) await act(write, secrets);
}
