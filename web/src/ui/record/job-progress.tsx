import { useQuery } from '@tanstack/react-query';
import { Alert, Progress } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import type { z } from 'zod';
import { type JobRun, jobCalls } from '#contract/jobs/jobs.ts';
import { RunButton } from '../action/run-button.tsx';
import { countText } from '../cells/yuan.tsx';
import { queryOf, sentenceOf } from '../wire/index.ts';
import './record.css';

type Job = z.output<typeof JobRun>;

// Progress is pushed as well; this is for the moments when the line is down.
const POLL_MS = 1000;

const isOver = (job: Job | undefined) => job?.state === 'done' || job?.state === 'failed';

interface Props {
  id: number;
  /** Callback when it is over, once. */
  then?: (job: Job) => void;
  /** False for a job that is done and left something out: no plain success. */
  isClean?: (job: Job) => boolean;
  /** Acts offered beside the outcome. */
  children?: (job: Job) => ReactNode;
  /** Acts offered while it is at work. */
  atWork?: ReactNode;
}

/** Progress of long work, and its outcome. */
export function JobProgress({ id, then, isClean, children, atWork }: Props) {
  const { data: job, error } = useQuery({
    ...queryOf(jobCalls.info, { id }),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : POLL_MS),
  });
  const notifiedFor = useRef<number>(undefined);
  useEffect(() => {
    // Begun again, it will be over once more.
    if (job && !isOver(job)) notifiedFor.current = undefined;
    if (!job || !isOver(job) || notifiedFor.current === id) return;
    notifiedFor.current = id;
    then?.(job);
  }, [job, id, then]);

  if (error && !job) return <Alert type="error" showIcon title={sentenceOf(error)} />;
  if (!job) return <Progress percent={0} />;
  if (isOver(job)) {
    const type = job.state === 'failed' ? 'error' : isClean?.(job) === false ? 'warning' : 'success';
    const action = (
      <>
        {children?.(job)}
        {job.again?.whyNot === null && (
          <RunButton
            label="再运行一次"
            call={jobCalls.runAgain}
            input={{ id }}
            ask="按第一次的内容再执行一次？已经做完的部分不会重复。"
          />
        )}
      </>
    );
    return <Alert type={type} showIcon title={job.message} description={job.again?.whyNot} action={action} />;
  }
  const share = job.total === 0 ? 0 : Math.floor((job.done / job.total) * 100);
  return (
    <>
      <div className="job-progress" role="status">
        <span>
          {job.state === 'waiting' ? `${job.label}：排队中` : `${job.label}：${countText(job.done)} / ${countText(job.total)}`}
        </span>
        <Progress percent={share} status="active" aria-label={job.label} />
      </div>
      {atWork}
    </>
  );
}
