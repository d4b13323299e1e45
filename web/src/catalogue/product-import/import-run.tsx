import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ImportOutcome } from '#contract/catalogue/import/import-results.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { DownloadButton, GoButton, JobProgress, UndoButton } from '#web/ui/index.ts';
import { RunAtWork } from '#web/ui/record/run-at-work.tsx';
import { Tallies } from './tallies.tsx';

/** Nouns that an import may have changed. */
const touched = ['product', 'category', 'brand', 'product_reply', 'sku', runCalls.list.noun];

interface Props {
  run: { id: number; jobId: number; undone?: boolean };
  onAgain: () => void;
}

/** The import at work, then what came of it, with the way back. */
export function ImportRun({ run, onAgain }: Props) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [isUndone, setUndone] = useState(run.undone ?? false);
  const [undoing, setUndoing] = useState<number>();
  const refresh = () => {
    for (const noun of touched) void client.invalidateQueries({ queryKey: [noun] });
  };
  return (
    <div className="import-run">
      <RunAtWork
        id={run.id}
        jobId={run.jobId}
        isClean={({ result }) => ImportOutcome.safeParse(result).data?.refused === 0}
        then={({ result }) => {
          setOutcome(ImportOutcome.safeParse(result).data);
          refresh();
        }}
      />
      {outcome && <Tallies of={outcome} />}
      {undoing !== undefined && (
        <JobProgress
          id={undoing}
          then={({ state }) => {
            setUndone(state === 'done');
            refresh();
          }}
        />
      )}
      {isUndone && (
        <p className="import-note">这次导入已经撤销，商品恢复到导入之前的样子；之后售出或被别人修改过的商品保持不变。</p>
      )}
      {outcome && (
        <div className="import-acts">
          {outcome.stored > 0 && <GoButton label="查看仓库中的商品" to="/store/index?type=2" primary />}
          {outcome.onSale > 0 && <GoButton label="查看出售中的商品" to="/store/index?type=1" primary={outcome.stored === 0} />}
          <Button onClick={onAgain}>再导入一个文件</Button>
          {outcome.errorFile !== null && <DownloadButton address={outcome.errorFile} label="下载问题行" fileName="问题行.csv" />}
          {outcome.changeId !== null && !isUndone && (
            <UndoButton
              label="撤销这次导入"
              id={outcome.changeId}
              ask={`确定撤销这次导入？新增的 ${outcome.created} 件商品会被删除，更新的 ${outcome.updated} 件恢复原样。`}
              touches={touched}
              then={(job) => {
                setUndoing(job);
                setUndone(job === undefined);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
