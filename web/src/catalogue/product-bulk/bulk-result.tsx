import type { z } from 'zod';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { type BulkOutcome, type BulkRow, bulkRowStates, outcomeWords } from '#contract/catalogue/bulk/product-bulk-runs.ts';
import { type RunKind, RunResult } from '#web/ui/record/run-result.tsx';
import { doneWords } from './done-words.ts';

type BulkResultRow = z.output<typeof BulkRow>;

const kind: RunKind<BulkResultRow, BulkResultRow['state'], z.output<typeof BulkOutcome>> = {
  info: productBulkCalls.bulkInfo,
  rows: productBulkCalls.bulkRows,
  retry: productBulkCalls.bulkRetry,
  states: bulkRowStates,
  nameOf: ({ id, storeName }) => storeName || `商品 ${id}`,
  touches: ['product', 'sku'],
  unit: '件',
  outcome: outcomeWords,
  retried: doneWords('修改'),
  words: {
    rows: '每件商品的结果',
    none: '这些商品已经重试过',
    undo: {
      label: '撤销这次修改',
      done: '这次修改已经撤销，商品恢复到修改之前的样子。',
      ask: ({ changed }) => `确定撤销这次修改？${changed} 件商品恢复到修改之前的样子。`,
    },
  },
};

/** Outcome of a bulk change of products. */
export const BulkResult = ({ id }: { id: number }) => <RunResult id={id} kind={kind} />;
