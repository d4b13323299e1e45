import { eq, sql } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type CreditAccountRecord, creditAccount } from '../credit-accounts/tables.ts';
import { type CreditEntryRecord, creditEntry } from './tables.ts';

/** Document and words of movements. */
export interface Because {
  kind: CreditEntryRecord['kind'];
  orderNo?: string;
  receiptNo?: string;
  says?: string;
}

export interface Movement extends Because {
  /** `null` for money beyond all debts. */
  debtId: number | null;
  /** Above zero the customer owes more. */
  amount: Fen;
}

const SAYS_MAX = 200;
const sumOf = (moves: readonly { amount: Fen }[]): Fen => moves.reduce((sum, { amount }) => sum + amount, 0);

/** Moment of a movement: never before the one of the movement before it, whoever waited for whom. */
const momentOf = ({ now }: Write, { updateTime }: CreditAccountRecord): Date => (now < updateTime ? updateTime : now);

function rowsFor(write: Write, account: CreditAccountRecord, moves: readonly Movement[]) {
  let balance = account.owed - account.surplus;
  return moves.map(({ debtId, kind, amount, orderNo = '', receiptNo = '', says = '' }) => {
    balance += amount;
    const by = { actor: actorName(write.actor), createTime: momentOf(write, account), creditId: account.id };
    return { ...by, debtId, kind, amount, balance, orderNo, receiptNo, says: says.slice(0, SAYS_MAX) };
  });
}

/** Books movements of an account that the caller holds: its ledger, what is left of its debts, and its two sums. */
export async function book(
  write: Write,
  account: CreditAccountRecord,
  movements: readonly Movement[],
): Promise<CreditAccountRecord> {
  const { tx } = write;
  const updateTime = momentOf(write, account);
  const moves = movements.filter(({ amount }) => amount !== 0);
  if (moves.length === 0) return account;
  await tx.insert(creditEntry).values(rowsFor(write, account, moves));
  const onDebts = moves.filter(({ debtId }) => debtId !== null);
  if (onDebts.length > 0) {
    const [ids, amounts] = [onDebts.map(({ debtId }) => debtId), onDebts.map(({ amount }) => amount)];
    await tx.execute(sql`
      update credit_debt d set "left" = d."left" + m.amount, update_time = ${updateTime}
      from (select id, sum(amount)::bigint as amount from unnest(${sql.param(ids)}::int[], ${sql.param(amounts)}::bigint[]) m(id, amount)
        group by id) m
      where d.id = m.id`);
  }
  const owed = account.owed + sumOf(onDebts);
  const surplus = account.surplus - sumOf(moves.filter(({ debtId }) => debtId === null));
  await tx.update(creditAccount).set({ owed, surplus, updateTime }).where(eq(creditAccount.id, account.id));
  return { ...account, owed, surplus, updateTime };
}
