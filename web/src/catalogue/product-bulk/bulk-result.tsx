import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import { outcomeWords } from '#contract/catalogue/product-bulk-runs.ts';
import { JobProgress, Loaded, RunButton, UndoButton } from '#web/ui/index.ts';
import { BulkRows } from './bulk-rows.tsx';
import { doneWords } from './done-words.ts';
import './product-bulk.css';

const { bulkInfo, bulkRetry } = productBulkCalls;
const touched = ['product', 'sku'];

/** Progress of a run, then its outcome, what it left alone, and the ways on and back. */
export function BulkResult({ id }: { id: number }) {
  const client = useQueryClient();
  // A retry is a run of its own, and takes the place of the first.
  const [runId, setRunId] = useState(id);
  const [undoing, setUndoing] = useState<number>();
  const refresh = () => {
    for (const noun of touched) void client.invalidateQueries({ queryKey: [noun] });
  };
  return (
    <div className="bulk-result">
      <Loaded call={bulkInfo} input={{ id: runId }}>
        {(run) =>
          run?.state === 'waiting'
            ? run.jobId !== null && <JobProgress id={run.jobId} then={refresh} />
            : run && (
                <>
                  <p role="status">
                    {run.undone ? '这次修改已经撤销，商品恢复到修改之前的样子。' : `${run.label}：${outcomeWords(run)}。`}
                  </p>
                  {undoing !== undefined && <JobProgress id={undoing} then={refresh} />}
                  <BulkRows key={run.id} run={run} />
                  <div className="bulk-ways">
                    {(run.refused > 0 || run.state === 'failed') && (
                      <RunButton
                        label={run.refused > 0 ? `重试 ${run.refused} 件` : '重试'}
                        call={bulkRetry}
                        input={{ id: run.id }}
                        touches={touched}
                        says={doneWords('修改')}
                        then={({ runId }) => setRunId(runId)}
                      />
                    )}
                    {run.changeId !== null && !run.undone && (
                      <UndoButton
                        label="撤销这次修改"
                        id={run.changeId}
                        ask={`确定撤销这次修改？${run.changed} 件商品恢复到修改之前的样子。`}
                        touches={touched}
                        then={setUndoing}
                      />
                    )}
                  </div>
                </>
              )
        }
      </Loaded>
    </div>
  );
}
