import type { Input } from '#contract/call.ts';
import type { CrossRow, crossReportCalls } from '#contract/order-figures/cross-reports.ts';
import type { ReportKind } from '#contract/order-figures/sales-report-record.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { Page } from '#contract/wire.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { figuresOfRow, inOrder, mostFirst, pageOfParts } from '../sales-reports/list-report.ts';
import { namesOf } from '../sales-reports/names.ts';
import { doneCross } from './own-cross.ts';
import { keysIn } from './pairs.ts';
import { partsOfRun } from './queries.ts';

/** A page of the pairs of a report: its run, its sums and the names of both dimensions are a statement each. */
export async function listCross(
  db: Db,
  { id, order, ...paging }: Input<typeof crossReportCalls.list>,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<Page<CrossRow>> {
  const { task, sides } = await doneCross(db, { id }, { actor });
  const seesAmounts = holds(actor, seeAmounts);
  const turn = inOrder(order, mostFirst(seesAmounts), seesAmounts);
  const { rows, total, allPaid } = await pageOfParts(db, partsOfRun(id), turn, paging);
  const pairs = rows.map(({ key }) => keysIn(key));
  const namesIn = (kind: ReportKind, at: 0 | 1) => namesOf(db, kind, [...new Set(pairs.map((pair) => pair[at]))], sides);
  const [nameOf, otherNameOf] = [await namesIn(task.by, 0), await namesIn(task.and, 1)];
  const list = rows.map((row, index): CrossRow => {
    const [key, otherKey] = keysIn(row.key);
    return {
      ...figuresOfRow(row, { allPaid, seesAmounts, isCompared: task.compared !== null }),
      place: offsetOf(paging) + index + 1,
      key,
      name: nameOf(key),
      otherKey,
      otherName: otherNameOf(otherKey),
    };
  });
  return toPage(paging, total, list);
}
