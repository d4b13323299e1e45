import { Alert } from 'antd';
import { useState } from 'react';
import { type LogState, changeLogCalls, logFaults } from '#contract/changes/change-log.ts';
import { labelOf } from '#contract/choices.ts';
import { timerCalls } from '#contract/maintenance/timers.ts';
import { showDay, showMoment } from '#contract/moment.ts';
import { RunButton, useCall } from '#web/ui/index.ts';
import { usePolling } from '#web/ui/wire/index.ts';
import '../maintenance.css';

/** Timer that verifies the log. */
const PROVES = 'change.prove';

function sentenceOf({ verifiedAt, verifiedThrough, verified, removedBefore }: LogState): string {
  if (!verifiedAt) return '尚未校验，每天 03:07 自动校验一次';
  const until = verifiedThrough ? `已校验到 ${showMoment(verifiedThrough)}，共 ${verified} 条，未被改动` : '没有需要校验的记录';
  return removedBefore ? `${until}；${showDay(removedBefore)} 以前的已按设置清除` : until;
}

const POLL_MS = 2000;

/** Reads again until the verification that was asked for is over. */
function Proving() {
  usePolling(changeLogCalls.state, POLL_MS);
  return <span role="status">正在校验…</span>;
}

/** Verifies the log now, without waiting for the night. */
function ProveButton({ verifiedAt }: Pick<LogState, 'verifiedAt'>) {
  const [before, setBefore] = useState<number>();
  const last = verifiedAt?.getTime() ?? 0;
  if (before === last) return <Proving />;
  return <RunButton label="立即校验" call={timerCalls.run} input={{ name: PROVES }} then={() => setBefore(last)} />;
}

/** State of the log: the moment until which it was proved unchanged, or what is not. */
export function LogStateLine() {
  const { data } = useCall(changeLogCalls.state, {});
  if (!data) return null;
  const { broken, verifiedAt } = data;
  if (!broken)
    return (
      <p className="log-state">
        <span>{sentenceOf(data)}</span>
        <ProveButton verifiedAt={verifiedAt} />
      </p>
    );
  return (
    <Alert
      type="error"
      showIcon
      title={`操作日志校验未通过：编号 ${broken.id} 的操作${labelOf(logFaults, broken.fault) ?? '异常'}`}
      description={`${verifiedAt ? `${showMoment(verifiedAt)} 校验时发现，` : ''}它和之后的记录不可信，请联系系统管理员检查数据库。`}
    />
  );
}
