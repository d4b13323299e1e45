import type { Answer, Input } from '#contract/call.ts';
import { tidyNumber } from '#contract/delivery/carrier-guess.ts';
import type { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { allExpress } from '#server/delivery/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { proposedAmong } from '#server/orders/index.ts';
import { linesIn } from './lines.ts';
import { ordersByNo, ordersByNumber } from './queries.ts';
import { judged } from './rules.ts';

type ShipCheckCall = typeof shipmentCalls.shipCheck;

/** Dry run of a list: what each line would do, found without changing anything. */
export async function checkShipment(
  db: Db,
  { text, places }: Input<ShipCheckCall>,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<Answer<ShipCheckCall>> {
  const lines = linesIn(text).map((line, at) => ({ ...line, row: places?.rows[at] ?? line.row }));
  const orderNos = lines.map(({ orderNo }) => orderNo);
  const [orders, proposed, carrying, carriers] = await Promise.all([
    ordersByNo(db, orderNos, actor),
    proposedAmong(db, orderNos),
    ordersByNumber(
      db,
      lines.map(({ expressNumber }) => tidyNumber(expressNumber)),
      actor,
    ),
    allExpress(db, { type: 'normal' }),
  ]);
  const rows = judged(lines, {
    orders,
    proposed,
    carrying,
    carriers,
    adminId: adminIdOf(actor),
    columns: places?.columns,
  });
  const count = (state: (typeof rows)[number]['state']) => rows.filter((row) => row.state === state).length;
  return { rows, ready: count('ready'), known: count('known'), refused: count('refused') };
}
