import type { Input } from '#contract/call.ts';
import type { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder, linesOf, linesSeen } from '#server/orders/index.ts';
import { addressTo } from './address-to.ts';
import { beginCase } from './begin-case.ts';
import { findEarlier } from '../return-cases/find-earlier.ts';
import { returnableLines } from '../return-cases/queries.ts';
import { checkReturnable, chosenGoods } from '../return-cases/rules.ts';

/** Opens a case by staff, for a buyer who called: nobody has to agree, and the goods are waited for. */
export async function openCase(write: Write, asked: Input<typeof returnCaseCalls.open>): Promise<{ id: number; caseNo: string }> {
  const { orderNo, kind, lines, returnTo, requestKey: sent, ...words } = asked;
  const found = await lockOrder(write, orderNo);
  const own = linesSeen((await linesOf(write.tx, [found.id])).get(found.id) ?? [], write.actor);
  if (lines.some(({ lineId }) => own.every(({ id }) => id !== lineId))) throw returnCaseRefusals.LINE_NOT_FOUND();
  const terms = { ...words, kind, requestKey: `${orderNo}:${sent}` };
  const earlier = await findEarlier(write.tx, terms, lines);
  if (earlier) return earlier;
  checkReturnable(found);
  const goods = chosenGoods(await returnableLines(write.tx, found), kind, lines);
  return beginCase(write, found, { ...terms, returnTo: await addressTo(write, returnTo) }, goods);
}
