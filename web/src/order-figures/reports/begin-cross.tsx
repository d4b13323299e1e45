import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { crossReportCalls } from '#contract/order-figures/cross-reports.ts';
import { type ReportKind, reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { useRun } from '#web/ui/index.ts';
import { REPORTS } from './order-links.ts';

interface Props {
  /** Report in sight, whose days and first dimension are taken over. */
  of: { by: ReportKind; dateLimit: string; than: string };
  onClose: () => void;
}

/** Asks for the second dimension, and has a job sum the days in sight by both. */
export function BeginCross({ of, onClose }: Props) {
  const navigate = useNavigate();
  const [by, setBy] = useState<ReportKind>(of.by);
  const [and, setAnd] = useState<ReportKind>(of.by === reportKinds.region ? reportKinds.product : reportKinds.region);
  const begin = useRun(crossReportCalls.begin, { then: ({ runId }) => void navigate(`${REPORTS}?cross=${runId}`) });
  const { dateLimit, than } = of;
  const submit = () => begin.mutate({ by, and, dateLimit, than });
  const footer = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button type="primary" disabled={by === and} loading={begin.isPending} onClick={submit}>
        开始统计
      </Button>
    </>
  );
  return (
    <Modal open title="交叉统计" width={480} footer={footer} onCancel={onClose}>
      <p>同时按两种方式统计，时间和对比与当前报表相同。逐天汇总明细，时间长的要几分钟，可以离开，完成后在“批量操作”里找到。</p>
      <div className="cross-kinds">
        <Select aria-label="先按" value={by} options={reportKinds.options} onChange={setBy} />
        <span aria-hidden>×</span>
        <Select aria-label="再按" value={and} options={reportKinds.options} onChange={setAnd} />
      </div>
      {by === and && <p className="report-days">请选择两种不同的统计方式</p>}
    </Modal>
  );
}
