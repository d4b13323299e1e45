import { DAY } from '#contract/durations.ts';
import { pastOrderRefusals, pastWords } from '#contract/past-orders/past-orders.ts';
import { type RowOutcome, type RowUndo, type RunKind, type RunPortion } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bringPast } from '../bringing/bring-past.ts';
import { removePast } from '../bringing/remove-past.ts';
import type { OrderRows } from './group-lines.ts';
import { readOrder } from './read-order.ts';
import { wordsOf } from './words.ts';

/** Rows of an order as they were written, and what was paid, in yuan. */
export interface PastInput extends OrderRows {
  paid: string;
}

/** Imports a portion of orders, compared again with what is there now. */
async function applyOrders(write: Write, { rows }: RunPortion<object, null, PastInput>): Promise<RowOutcome[]> {
  const read = rows.flatMap(({ id, input }) => {
    const of = readOrder(input);
    return 'reason' in of ? [] : [{ id, of }];
  });
  const verdicts = await bringPast(
    write,
    read.map(({ of }) => of),
  );
  return read.flatMap(({ id, of }, at): RowOutcome[] => {
    const verdict = verdicts[at];
    if (!verdict) return [];
    if (verdict.kind === 'unchanged') return [{ id, state: 'unchanged', reason: '' }];
    if (verdict.kind === 'refused') return [{ id, state: 'refused', reason: verdict.reason }];
    const made = verdict.orderId === undefined ? {} : { target: verdict.orderId };
    return [{ id, state: 'done', reason: wordsOf(of, verdict), ...made }];
  });
}

/** Orders of an import taken back one after the other; what somebody has touched since stays, and its row says so. */
export const pastUndo: RowUndo<PastInput> = {
  name: 'order.takePastBack',
  label: '撤回历史订单导入',
  act: 'order.removePast',
  undoRow: (write, { target }) => removePast(write, { orderId: target ?? 0 }),
  words: {
    done: ({ done, undone }) => [`已撤回 ${undone} 单`, done > 0 && `未能撤回 ${done} 单`].filter(Boolean).join('，'),
    failed: ({ undone }, reason = '撤回没有完成') => `${reason}（已撤回 ${undone} 单），可以再撤回一次`,
  },
};

/** A sheet of past orders, kept for a month: so long it can be taken back. */
export const pastKind: RunKind<object, null, PastInput> = {
  name: 'order.importPast',
  label: '导入历史订单',
  keptFor: 30 * DAY,
  unit: 'portion',
  act: () => 'order.importPast',
  undoableFor: () => undefined,
  plan: async () => null,
  apply: applyOrders,
  undo: pastUndo,
  words: {
    done: pastWords,
    failed: ({ changed }, reason = '导入没有完成，请重试或联系管理员') =>
      `${reason}（已导入 ${changed} 单，重新上传同一张表格可以接着导入）`,
  },
  refuses: pastOrderRefusals,
};
