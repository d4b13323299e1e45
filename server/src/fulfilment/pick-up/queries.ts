import { and, eq } from 'drizzle-orm';
import { pickUpRefusals } from '#contract/fulfilment/pick-up.ts';
import { EVERYTHING, type Actor, holds, pointsOf } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { type OrderRecord, orderColumns, order } from '#server/orders/index.ts';
import { checkGuesses, countGuess } from './guesses.ts';

const byCode = (db: Db | Tx, actor: Actor, vCode: string) =>
  db
    .select(orderColumns)
    .from(order)
    .where(and(eq(order.verifyCode, vCode), seen(order, actor)));

/** The order of a code, for the people of its pick-up point, for super administrators and for the shop itself. A code of an order that a limit keeps back is unknown. */
function checked(actor: Actor, vCode: string, [found]: OrderRecord[]): OrderRecord {
  if (!found) {
    countGuess(actor);
    throw pickUpRefusals.UNKNOWN_CODE({ code: vCode });
  }
  const isStaff =
    actor.kind === 'system' || holds(actor, EVERYTHING) || (found.storeId !== null && pointsOf(actor).includes(found.storeId));
  if (!isStaff) throw pickUpRefusals.NOT_STAFF();
  return found;
}

export async function findByCode(db: Db, actor: Actor, vCode: string): Promise<OrderRecord> {
  checkGuesses(actor);
  return checked(actor, vCode, await byCode(db, actor, vCode));
}

/** A lock to the end of the transaction, so that of two counters with one code the second sees what the first did. */
export async function lockByCode(tx: Tx, actor: Actor, vCode: string): Promise<OrderRecord> {
  checkGuesses(actor);
  return checked(actor, vCode, await byCode(tx, actor, vCode).for('update'));
}
