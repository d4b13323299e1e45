import type { BankField } from '#contract/cashier/bank-columns.ts';
import type { Fen } from '#contract/fen.ts';
import { readMoment } from '#contract/moment.ts';
import { clockIn, momentIn } from '#server/platform/cells/moment.ts';
import { isYuan, keptText, sideOf, signedFen } from './cells.ts';
import type { BadRow, ReadLine } from './reading.ts';

/** Cells of a row by what they mean; several texts of one meaning are joined. */
export type Named = Partial<Record<BankField, string>>;

export function namedCells(cells: readonly string[], columns: readonly (BankField | null)[]): Named {
  const named: Named = {};
  for (const [at, field] of columns.entries()) {
    const cell = cells[at]?.trim() ?? '';
    if (field === null || cell === '') continue;
    const before = named[field];
    named[field] = before === undefined || before === cell ? cell : `${before}；${cell}`;
  }
  return named;
}

interface MoneyMove {
  side: 'in' | 'out';
  amount: Fen;
}

const other = { in: 'out', out: 'in' } as const;
/** A negative amount of a column for one side takes back, and so is of the other. */
const moveOf = (side: MoneyMove['side'], fen: Fen): MoneyMove =>
  fen < 0 ? { side: other[side], amount: -fen } : { side, amount: fen };

const wrong = (label: string, cell: string) => `${label}“${keptText(cell, 40)}”不正确，应为最多两位小数的金额`;

/** Amounts in a column for each side, one of which is empty. */
function ofTwoColumns({ moneyIn = '', moneyOut = '' }: Named): MoneyMove | string {
  const [came, left] = [signedFen(moneyIn), signedFen(moneyOut)];
  if (came === undefined) return wrong('收入金额', moneyIn);
  if (left === undefined) return wrong('支出金额', moneyOut);
  if (came && left) return '收入和支出都有金额，分不清是哪一种';
  if (came) return moveOf('in', came);
  return left ? moveOf('out', left) : '金额是 0';
}

/** Amounts in one column: beside a side the sign of what left says nothing more, alone it is the side. */
function ofOneColumn({ amount = '', direction }: Named): MoneyMove | string {
  const fen = signedFen(amount);
  if (fen === undefined) return wrong('金额', amount);
  if (!fen) return '金额是 0';
  if (direction === undefined) return moveOf('in', fen);
  const side = sideOf(direction);
  if (side === undefined) return `借贷标志“${keptText(direction, 20)}”不正确，应为借或贷`;
  return side === 'out' ? { side, amount: Math.abs(fen) } : moveOf(side, fen);
}

/** Other side of a line; files with a payer and a payee name both, and ours is one of them. */
function otherSide(named: Named, side: MoneyMove['side']): { name: string; account: string } {
  const { name = '', account = '', payer = '', payerAccount = '', payee = '', payeeAccount = '' } = named;
  const [partner, number] = side === 'in' ? [payer, payerAccount] : [payee, payeeAccount];
  return { name: keptText(name || partner, 128), account: keptText(account || number, 40).replaceAll(' ', '') };
}

function bookedAt({ day = '', clock = '' }: Named): Date | undefined {
  const found = momentIn(day);
  if (!found) return undefined;
  const time = found.clock ?? momentIn(clock)?.clock ?? clockIn(clock) ?? '00:00:00';
  return readMoment(`${found.day} ${time}`);
}

/** A row as a movement, or why it is none. */
export function lineOf(row: number, named: Named, hasOneColumn: boolean): Omit<ReadLine, 'key'> | BadRow {
  const at = bookedAt(named);
  if (!at) return { row, reason: `交易日期“${keptText(named.day ?? '', 40)}”不正确` };
  if (!isYuan(named.currency ?? '')) return { row, reason: `币种是“${keptText(named.currency ?? '', 20)}”，只能导入人民币流水` };
  const move = hasOneColumn ? ofOneColumn(named) : ofTwoColumns(named);
  if (typeof move === 'string') return { row, reason: move };
  const balance = signedFen(named.balance ?? '');
  if (balance === undefined) return { row, reason: wrong('余额', named.balance ?? '') };
  return {
    row,
    bookedAt: at,
    ...move,
    balance,
    ...otherSide(named, move.side),
    serial: keptText(named.serial ?? '', 64),
    summary: keptText(named.summary ?? '', 128),
    remark: keptText(named.remark ?? '', 255),
  };
}
