import type { CaseKind } from '#contract/orders/return-case-enums.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { findByKey, linesOfCase } from './queries.ts';
import type { CaseRecord } from '#server/orders/index.ts';

/** Case that an earlier request with the same key opened; undefined where there is none. */
export async function findEarlier(
  db: Db,
  terms: { kind: CaseKind; reason: string; requestKey: string },
  goods: readonly { lineId?: number; skuId?: number | undefined; quantity: number }[],
): Promise<CaseRecord | undefined> {
  const known = await findByKey(db, terms.requestKey);
  if (!known) return undefined;
  const lines = await linesOfCase(db, known.id);
  const isSame =
    known.kind === terms.kind &&
    known.reason === terms.reason &&
    lines.length === goods.length &&
    goods.every(({ lineId, skuId, quantity }) =>
      lines.some(
        (line) => line.quantity === quantity && (skuId ?? line.skuId) === line.skuId && (lineId ?? line.lineId) === line.lineId,
      ),
    );
  if (!isSame) throw returnCaseRefusals.KEY_REUSED();
  return known;
}
