import type { ComponentProps } from 'react';
import { runCalls } from '#contract/jobs/runs.ts';
import { RunButton } from '../action/run-button.tsx';
import { JobProgress } from './job-progress.tsx';
import './run-result.css';

interface Props extends Pick<ComponentProps<typeof JobProgress>, 'then' | 'isClean'> {
  id: number;
  jobId: number;
}

/** Progress of a run with the way to end it early, then its outcome. */
export const RunAtWork = ({ id, jobId, ...progress }: Props) => (
  <JobProgress
    id={jobId}
    {...progress}
    atWork={
      <div className="run-ways">
        <RunButton
          label="停止"
          call={runCalls.stop}
          input={{ id }}
          ask="做完手上这一批就停止？已经完成的部分保留，其余的可以稍后重试。"
          says="会在做完手上这一批后停止"
        />
      </div>
    }
  />
);
