import { type TimerRow, runStates } from '#contract/maintenance/timers.ts';
import { Choice, shortMoment } from '#web/ui/index.ts';
import '../maintenance.css';

/** Outcome of the last run; of one that failed, why, how often in a row, and when it last went well. */
export function Outcome({ of: { state, error, failures, doneTime } }: { of: TimerRow }) {
  if (state !== runStates.failed) return <Choice of={runStates} value={state} />;
  const since = doneTime ? `上次成功 ${shortMoment(doneTime)}` : '还没有成功过';
  return (
    <div className="run-failed">
      <Choice of={runStates} value={state} />
      <p title={error}>{error}</p>
      <small>
        {failures > 1 && `连续失败 ${failures} 次，`}
        {since}
      </small>
    </div>
  );
}
