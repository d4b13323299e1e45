import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { exportCalls, exportFile } from '#contract/exports/exports.ts';
import { DownloadButton } from '../action/download-button.tsx';
import { JobProgress } from '../record/job-progress.tsx';
import { useCall, useRun } from '../wire/index.ts';

interface Props {
  id: number;
  jobId: number;
  onClose: () => void;
}

function File({ id }: Pick<Props, 'id'>) {
  const { data } = useCall(exportCalls.list, { page: 1, limit: 20 });
  const row = data?.list.find((found) => found.id === id);
  return row ? <DownloadButton address={exportFile(id)} fileName={row.fileName} primary /> : null;
}

/** Progress of an export; it goes on when the dialog is closed, and waits under 导出记录. */
export function ExportRun({ id, jobId, onClose }: Props) {
  const [isOver, setOver] = useState(false);
  const { mutate: cancel, isPending } = useRun(exportCalls.cancel, { touches: ['job_run'], then: onClose, says: '已取消导出' });
  return (
    <div className="export-run">
      <JobProgress id={jobId} then={() => setOver(true)}>
        {(job) => job.state === 'done' && <File id={id} />}
      </JobProgress>
      <p>
        {isOver ? '' : '可以关闭窗口继续工作，'}文件保留 24 小时，也可以在<Link to="/exports">导出记录</Link>中下载
      </p>
      {!isOver && (
        <Button loading={isPending} onClick={() => cancel({ id })}>
          取消导出
        </Button>
      )}
    </div>
  );
}
