import { runCalls } from '#contract/jobs/runs.ts';
import { RunButton } from '../action/run-button.tsx';
import { JobProgress } from './job-progress.tsx';

interface Props {
  id: number;
  jobId: number;
  then: () => void;
}

/** Progress of a run, and the way to end it early. */
export const RunAtWork = ({ id, jobId, then }: Props) => (
  <>
    <JobProgress id={jobId} then={then} />
    <div className="run-ways">
      <RunButton
        label="停止"
        call={runCalls.stop}
        input={{ id }}
        ask="做完手上这一批就停止？已经完成的部分保留，其余的可以稍后重试。"
        says="会在做完手上这一批后停止"
      />
    </div>
  </>
);
