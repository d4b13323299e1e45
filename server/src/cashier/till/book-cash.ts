import type { TillKind } from '#contract/cashier/day-closing-record.ts';
import type { Fen } from '#contract/fen.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { tillEntry } from './tables.ts';

export interface CashMovement {
  kind: TillKind;
  /** Above zero the till has more. */
  amount: Fen;
  at: Date;
  number?: string;
  says?: string;
}

const SAYS_MAX = 200;

/** Books a movement of the till; the caller has seen that its day is open. */
export async function bookCash(
  { tx, now, actor }: Write,
  { kind, amount, at, number = '', says = '' }: CashMovement,
): Promise<void> {
  if (amount === 0) return;
  const by = { actor: actorName(actor), createTime: now };
  await tx.insert(tillEntry).values({ ...by, kind, amount, at, number, says: says.slice(0, SAYS_MAX) });
}
