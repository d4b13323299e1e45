import { Alert, Skeleton } from 'antd';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { Failing, RunButton, countText } from '#web/ui/index.ts';
import { PreviewRun } from './preview-run.tsx';
import { PreviewTable } from './preview-table.tsx';
import type { Wanted, usePreview } from './use-preview.ts';

interface Props {
  wanted: Wanted;
  of: ReturnType<typeof usePreview>;
}

/** Bills that would be made, or the way to have them read. */
export function Preview({ wanted, of: { asked, isOld, tooMany, runId, begin } }: Props) {
  if (asked.error) return <Failing error={asked.error} again={() => void asked.refetch()} />;
  if (runId !== undefined) return <PreviewRun id={runId} />;
  if (tooMany !== undefined)
    return (
      <Alert
        type="info"
        showIcon
        title={`这个周期签收了 ${countText(tooMany)} 笔订单，预览要在后台算几分钟`}
        description="可以先预览再生成，也可以直接生成，生成后逐张核对"
        action={
          <RunButton
            label="开始预览"
            call={settlementRunCalls.previewMany}
            input={wanted}
            then={(answer) => begin(answer.runId)}
          />
        }
      />
    );
  return asked.data?.bills ? <PreviewTable of={asked.data.bills} isOld={isOld} /> : <Skeleton active paragraph={{ rows: 4 }} />;
}
