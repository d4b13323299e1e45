import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import type { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import type { Write } from '#server/platform/write/write.ts';
import { linesOf, returnCaseLine } from '#server/orders/index.ts';
import { moveCase } from '../return-cases/move-case.ts';
import { linesOfCase } from '../return-cases/queries.ts';
import { stateAfter } from '../return-cases/states.ts';
import { lockCase } from '../return-cases/lock-case.ts';
import { logCase } from '../return-cases/log-case.ts';
import { checkCame, isCheckedInSo } from '../return-cases/rules.ts';

/** Result of each line; counted again, the last count stands. Nothing goes on stock before the case is closed, so that refusing it has nothing to take back. */
export async function checkInCase(write: Write, asked: Input<typeof returnCaseCalls.checkIn>): Promise<null> {
  const { id, lines: came, note = '' } = asked;
  const { tx } = write;
  const { found, of } = await lockCase(write, id);
  const lines = await linesOfCase(tx, id);
  if (isCheckedInSo(found.state, lines, came)) return null;
  if (!stateAfter(found.state, 'checkIn')) throw returnCaseRefusals.NOT_WAITING();
  if (found.isRestocked) throw returnCaseRefusals.COUNTED();
  const named = new Map((await linesOf(tx, [of.id])).get(of.id)?.map((line) => [line.id, line.productName]));
  checkCame(
    lines.map((line) => ({ ...line, productName: named.get(line.lineId) ?? '' })),
    came,
  );
  for (const { id: lineId, received, sellable } of came)
    await tx.update(returnCaseLine).set({ received, sellable }).where(eq(returnCaseLine.id, lineId));
  await moveCase(write, found, 'checkIn', { note: note.trim() || found.note });
  const sum = (field: 'received' | 'sellable') => came.reduce((pieces, one) => pieces + one[field], 0);
  const verb = found.state === caseStates.received ? '重新验收' : '验收退货';
  await logCase(write, found, `${verb} ${sum('received')} 件，其中 ${sum('sellable')} 件可以再卖`, note.trim() || undefined);
  return null;
}
