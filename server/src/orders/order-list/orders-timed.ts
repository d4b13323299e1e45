import { type SQL, and, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { readMoment, showDay, startOfDay } from '#contract/moment.ts';
import { orderTabs } from '#contract/orders/enums.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Timed, timedAt, timedBy } from '#server/platform/database/lists/timed.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { leftWhole, seen } from '#server/platform/scope/scoped.ts';
import { settingsOf } from '#server/settings/index.ts';
import { expiryOf } from '../provider-payments/expiry.ts';
import { shopsSeen, tabOfShops } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';
import { countsSeen } from './counts.ts';
import { isExpiring, isToShip } from './conditions.ts';
import { paidToShipIn } from './overdue.ts';

interface OrdersTimed {
  pickUp: readonly Timed[];
  shipDue: readonly Timed[];
  cancelDue: readonly Timed[];
}

type AskedBy = Pick<CallContext, 'actor' | 'now'>;

const timesOn = (day: Date, times: readonly string[]): Date[] => times.map((time) => readMoment(`${showDay(day)} ${time}`));

/** Times of the carrier; the next of them with the orders that are to be sent until then. */
async function pickUpsOn(db: Db, { from }: Period, times: readonly string[], { actor, now }: AskedBy): Promise<Timed[]> {
  if (times.length === 0) return [];
  const toSend = (await countsSeen(db, actor))(orderTabs.toSend);
  const next = [...timesOn(now, times), ...timesOn(startOfDay(now, 1), times)].find((at) => at > now);
  return timesOn(from, times).map((at) => timedAt(at, { count: at.getTime() === next?.getTime() ? toSend : null }));
}

const timedOrders = (db: Db, at: SQL, where: SQL | undefined) => timedBy(db, { table: order, id: order.id, at, where });

/** Orders in a tab, as whoever asks sees them. */
function seenIn(tab: string, actor: Actor): SQL | undefined {
  const shops = shopsSeen(actor);
  return and(seen(order, actor), shops && sql`${tabOfShops(shops)} = ${tab}`);
}

/** Times of a day that orders wait for: the carrier, the end of the promise to send, and of the time to pay. */
export async function ordersTimed(db: Db, day: Period, asked: AskedBy): Promise<OrdersTimed> {
  const settings = await settingsOf(db, orderSettings);
  const { order_ship_hours: hours, order_pickup_times: times } = settings;
  const due = sql`${order.payTime} + ${hours}::float8 * interval '1 hour'`;
  const toPay = and(
    isExpiring({ hours: settings, span: day }),
    seenIn('unPaid', asked.actor),
    leftWhole(order, scopeOf(asked.actor)),
  );
  const [pickUp, shipDue, cancelDue] = await Promise.all([
    pickUpsOn(db, day, times, asked),
    timedOrders(db, due, and(isToShip(await paidToShipIn(db, day)), seenIn('notShipped', asked.actor))),
    timedOrders(db, expiryOf(settings), toPay),
  ]);
  return { pickUp, shipDue, cancelDue };
}
