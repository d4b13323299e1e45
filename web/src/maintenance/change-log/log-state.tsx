import { Alert } from 'antd';
import { type LogState, changeLogCalls, logFaults } from '#contract/changes/change-log.ts';
import { labelOf } from '#contract/choices.ts';
import { showDay, showMoment } from '#contract/moment.ts';
import { useCall } from '#web/ui/index.ts';
import '../maintenance.css';

function sentenceOf({ verifiedAt, verifiedThrough, verified, removedBefore }: LogState): string {
  if (!verifiedAt) return '尚未校验，每天 03:07 自动校验一次';
  const until = verifiedThrough ? `已校验到 ${showMoment(verifiedThrough)}，共 ${verified} 条，未被改动` : '没有需要校验的记录';
  return removedBefore ? `${until}；${showDay(removedBefore)} 以前的已按设置清除` : until;
}

/** Until when the log was proved to be as it was written, or what is not. */
export function LogStateLine() {
  const { data } = useCall(changeLogCalls.state, {});
  if (!data) return null;
  const { broken, verifiedAt } = data;
  if (!broken) return <p className="log-state">{sentenceOf(data)}</p>;
  return (
    <Alert
      type="error"
      showIcon
      title={`操作日志校验未通过：编号 ${broken.id} 的操作${labelOf(logFaults, broken.fault) ?? '异常'}`}
      description={`${verifiedAt ? `${showMoment(verifiedAt)} 校验时发现，` : ''}它和之后的记录不可信，请联系系统管理员检查数据库。`}
    />
  );
}
