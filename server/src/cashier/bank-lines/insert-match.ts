import type { matchWays } from '#contract/cashier/bank-line-record.ts';
import { bankLineStates } from '#contract/cashier/bank-line-record.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bankLine, bankMatch, bankMatchDocument } from './tables.ts';

export interface MatchedDocument {
  receiptId?: number;
  paymentId?: number;
}

interface MatchDraft {
  lineIds: readonly number[];
  documents: readonly MatchedDocument[];
  way: (typeof matchWays.values)[number];
  matcher: string;
}

/** Writes down that lines which are held and receipts or payments are the same money. */
export async function insertMatch({ tx, now }: Write, { lineIds, documents, way, matcher }: MatchDraft): Promise<void> {
  const [first = 0] = lineIds;
  const [match] = await tx
    .insert(bankMatch)
    .values({ lineId: first, way, matcher, createTime: now })
    .returning({ id: bankMatch.id });
  const matchId = match?.id ?? 0;
  await tx.insert(bankMatchDocument).values(documents.map((document) => ({ ...document, matchId })));
  await tx
    .update(bankLine)
    .set({ status: bankLineStates.matched, matchId, handler: matcher, handleTime: now, updateTime: now })
    .where(among(bankLine.id, lineIds));
}
