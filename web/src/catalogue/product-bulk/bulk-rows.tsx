import { Segmented } from 'antd';
import { useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import { bulkRowStates } from '#contract/catalogue/product-bulk-runs.ts';
import { Choice } from '#web/ui/index.ts';
import { RunRows } from '#web/ui/record/run-rows.tsx';

const { bulkInfo, bulkRows } = productBulkCalls;
type Run = NonNullable<Answer<typeof bulkInfo>>;
type State = (typeof bulkRowStates.values)[number];
const { labels } = bulkRowStates;

const LIMIT = 20;
const countsOf = ({ matched, changed, unchanged, refused, state }: Run) =>
  [
    ['all', '全部', matched],
    ['done', labels.done, changed],
    ['unchanged', labels.unchanged, unchanged],
    ['refused', labels.refused, refused],
    ['waiting', labels.waiting, state === 'failed' ? matched - changed - unchanged - refused : 0],
  ] as const;

/** Products of a run with their outcome, those that were left alone first in sight. */
export function BulkRows({ run }: { run: Run }) {
  const [{ state, page }, choose] = useState<{ state: State | 'all'; page: number }>({
    state: run.refused > 0 ? 'refused' : 'all',
    page: 1,
  });
  const options = countsOf(run).flatMap(([value, label, count]) => (count > 0 ? [{ value, label: `${label} ${count}` }] : []));
  return (
    <section className="bulk-rows" aria-label="每件商品的结果">
      {options.length > 2 && (
        <Segmented
          aria-label="按结果筛选"
          size="small"
          options={options}
          value={state}
          onChange={(next) => choose({ state: next, page: 1 })}
        />
      )}
      <RunRows
        call={bulkRows}
        input={{ id: run.id, page, limit: LIMIT, ...(state === 'all' ? {} : { state }) }}
        onPage={(next) => choose({ state, page: next })}
        none="这些商品已经重试过"
        row={({ id, storeName, state: became, reason }) => (
          <li key={id}>
            <Choice of={bulkRowStates} value={became} />
            <strong>{storeName || `商品 ${id}`}</strong> <span>{reason}</span>
          </li>
        )}
      />
    </section>
  );
}
