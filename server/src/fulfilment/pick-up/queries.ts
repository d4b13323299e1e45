import { and, eq } from 'drizzle-orm';
import { pickUpRefusals } from '#contract/fulfilment/pick-up.ts';
import { EVERYTHING, type Actor, holds, pointsOf } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { type OrderRecord, orderColumns, order } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkGuesses, countGuess } from './guesses.ts';

const byCode = (db: Db | Tx, actor: Actor, vCode: string) =>
  db
    .select(orderColumns)
    .from(order)
    .where(and(eq(order.verifyCode, vCode), seen(order, actor)));

/** Person who tries a code, and the shop it is tried in. */
interface Asker {
  db: Db;
  actor: Actor;
}

/** The order of a code, for the people of its pick-up point, for super administrators and for the shop itself. A code of an order that a limit keeps back is unknown. */
function checked({ db, actor }: Asker, vCode: string, [found]: OrderRecord[]): OrderRecord {
  if (!found) {
    countGuess(db, actor);
    throw pickUpRefusals.UNKNOWN_CODE({ code: vCode });
  }
  const isStaff =
    actor.kind === 'system' || holds(actor, EVERYTHING) || (found.storeId !== null && pointsOf(actor).includes(found.storeId));
  if (!isStaff) throw pickUpRefusals.NOT_STAFF();
  return found;
}

export async function findByCode(db: Db, actor: Actor, vCode: string): Promise<OrderRecord> {
  checkGuesses(db, actor);
  return checked({ db, actor }, vCode, await byCode(db, actor, vCode));
}

/** A lock to the end of the transaction, so that of two counters with one code the second sees what the first did. */
export async function lockByCode({ tx, db, actor }: Write, vCode: string): Promise<OrderRecord> {
  checkGuesses(db, actor);
  return checked({ db, actor }, vCode, await byCode(tx, actor, vCode).for('update'));
}
