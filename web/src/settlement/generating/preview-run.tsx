import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { Loaded } from '#web/ui/index.ts';
import { RunAtWork } from '#web/ui/record/run-at-work.tsx';
import { PreviewTable } from './preview-table.tsx';

/** Progress of a preview that a job reads, then what it came to. */
export function PreviewRun({ id }: { id: number }) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [settlementRunCalls.previewed.noun] });
  return (
    <Loaded call={settlementRunCalls.previewed} input={{ id }}>
      {(answer) => {
        if (!answer) return null;
        const { run, bills } = answer;
        if (run.state === 'waiting') return run.jobId !== null && <RunAtWork id={id} jobId={run.jobId} then={refresh} />;
        if (bills) return <PreviewTable of={bills} isOld={false} />;
        return <Alert type="warning" showIcon title="预览没有完成，没有生成任何结算单；请重新预览" />;
      }}
    </Loaded>
  );
}
