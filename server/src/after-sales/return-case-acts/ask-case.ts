import type { OwnCaseTerms } from '#contract/after-sales/return-case-record.ts';
import { notify } from '#server/notifications/index.ts';
import { checkShowable } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type CaseRecord, lockOrder } from '#server/orders/index.ts';
import { beginCase } from './begin-case.ts';
import { findEarlier } from '../return-cases/find-earlier.ts';
import { returnableLines } from '../return-cases/queries.ts';
import { byLine, checkReturnable, chosenGoods } from '../return-cases/rules.ts';

/** Asks for a return by the buyer, for staff to agree. */
export async function askCase(write: Write, asked: OwnCaseTerms): Promise<CaseRecord> {
  const { orderNo, kind, lines, idempotencyKey, ...words } = asked;
  const found = await lockOrder(write, orderNo);
  const terms = { ...words, kind, requestKey: `${orderNo}:open:${idempotencyKey}`, returnTo: '' };
  const earlier = await findEarlier(write.tx, terms, lines);
  if (earlier) return earlier;
  checkReturnable(found);
  await checkShowable(write.tx, words.pictures);
  const choice = await returnableLines(write.tx, found);
  const begun = await beginCase(write, found, terms, chosenGoods(choice, kind, byLine(choice, lines)));
  await notify(write, 'adminReturnAsked', begun.caseNo);
  return begun;
}
