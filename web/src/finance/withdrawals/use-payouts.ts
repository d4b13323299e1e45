import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Fen } from '#contract/fen.ts';
import { type Withdrawal, withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { rowsNotTaken } from '#web/ui/inputs/pasted-block.ts';
import { inlineErrors, notify, run, yuanText } from '#web/ui/index.ts';
import { sentenceOf } from '#web/ui/wire/index.ts';

/** Numbers of payments, or reasons, by withdrawal. */
type PayoutNotes = Readonly<Record<number, string>>;

const { list, decide } = withdrawalCalls;

const sumOf = (rows: readonly Withdrawal[]): Fen => rows.reduce((sum, { extractPrice }) => sum + extractPrice, 0);

/** Accounts that staff changed are checked with their owner, one at a time. */
export const isPayable = ({ status, isCorrected }: Withdrawal) => status === withdrawalStates.auditing && !isCorrected;

/** Chosen withdrawals with the numbers of their payments; each is decided for itself, and what is refused stays with its reason. */
export function usePayouts(ids: readonly number[], onDone: () => void) {
  const client = useQueryClient();
  const [numbers, setNumbers] = useState<PayoutNotes>({});
  const [refused, setRefused] = useState<PayoutNotes>({});
  const [paidIds, setPaidIds] = useState<ReadonlySet<number>>(new Set());
  const [isPaying, setPaying] = useState(false);
  const found = useQuery({
    queryKey: [list.noun, 'chosen', ids],
    queryFn: async () => (await Promise.all(ids.map((id) => run(list, { id, page: 1, limit: 1 })))).flatMap((page) => page.list),
    ...inlineErrors,
  });
  const payable = (found.data ?? []).filter(isPayable);
  const typed = payable.filter(({ id }) => (numbers[id] ?? '').trim() !== '');

  /** Lines of a pasted column go down from the row they were pasted into. */
  const paste = (from: number, lines: readonly string[]) => {
    const at = payable.findIndex(({ id }) => id === from);
    const pasted = payable.slice(at, at + lines.length).map(({ id }, index) => [id, (lines[index] ?? '').trim()]);
    setNumbers({ ...numbers, ...Object.fromEntries(pasted) });
    const problem = rowsNotTaken(payable.length, at + lines.length - payable.length);
    if (problem !== undefined) notify.warning(problem);
  };

  const pay = async () => {
    setPaying(true);
    const paid: Withdrawal[] = [];
    const reasons: Record<number, string> = {};
    for (const withdrawal of typed) {
      const { id } = withdrawal;
      try {
        await run(decide, { id, status: withdrawalStates.paid, payoutNo: (numbers[id] ?? '').trim() });
        paid.push(withdrawal);
      } catch (error) {
        reasons[id] = sentenceOf(error);
      }
    }
    setRefused(reasons);
    setPaidIds(paidIds.union(new Set(paid.map(({ id }) => id))));
    setPaying(false);
    void client.invalidateQueries({ queryKey: [list.noun] });
    if (paid.length > 0) notify.success(`已打款 ${paid.length} 笔，共 ${yuanText(sumOf(paid))}`);
    if (Object.keys(reasons).length === 0) onDone();
  };

  return {
    found,
    payable,
    others: found.data ? ids.filter((id) => !paidIds.has(id) && !payable.some((withdrawal) => withdrawal.id === id)).length : 0,
    typed: typed.length,
    sum: sumOf(typed),
    numbers,
    refused,
    isPaying,
    type: (id: number, number: string) => setNumbers({ ...numbers, [id]: number }),
    paste,
    pay,
  };
}
