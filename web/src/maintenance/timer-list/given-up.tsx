import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { type GivenUpRun, type TimerRow, timerCalls } from '#contract/maintenance/timers.ts';
import { Empty, Failing } from '#web/ui/list-parts/list-states.tsx';
import { queryOf } from '#web/ui/wire/index.ts';
import { RunButton, shortMoment } from '#web/ui/index.ts';
import '#web/ui/form/form.css';

const Run = ({ run: { id, startTime, tries, error, by, isAgain, whyNot }, label }: { run: GivenUpRun; label: string }) => (
  <li>
    <p>
      {`${shortMoment(startTime)} 开始${by === '' ? '' : `，由 ${by} 发起`}，试了 ${tries} 次都没有做完`}
      {isAgain && '（已经再运行过）'}
    </p>
    {error !== '' && <p title={error}>{error}</p>}
    {whyNot === null ? (
      <RunButton
        label="再运行一次"
        call={timerCalls.runAgain}
        input={{ id }}
        ask={`按第一次的内容再执行一次“${label}”？已经做完的部分不会重复，失败时会自动再试 3 次。`}
        says="已重新开始执行，结果稍后显示"
      />
    ) : (
      <small>{whyNot}</small>
    )}
  </li>
);

/** Runs of a job that failed at every try, and what can be done about each. */
export function GivenUp({ job: { name, label }, onClose }: { job: TimerRow; onClose: () => void }) {
  const { data, error, refetch } = useQuery(queryOf(timerCalls.givenUp, { name }));
  return (
    <Modal open className="form-dialog" title={`没有做完的“${label}”`} footer={null} onCancel={onClose} width={560}>
      {error && <Failing error={error} again={() => void refetch()} />}
      {!error && !data && <Skeleton active />}
      {data?.length === 0 && <Empty says="没有中断的执行了" />}
      {data && data.length > 0 && (
        <ul className="given-up">
          {data.map((run) => (
            <Run key={run.id} run={run} label={label} />
          ))}
        </ul>
      )}
    </Modal>
  );
}
