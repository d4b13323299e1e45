import { lazy } from 'react';
import { type RunState, type TimerRow, runStates, timerCalls, timerKinds } from '#contract/maintenance/timers.ts';
import { ChoiceFilter, type Column, ListPage, RunButton, figure, usePolling, when } from '#web/ui/index.ts';
import { OpenButton } from '#web/ui/action/open-button.tsx';
import { Outcome } from './outcome.tsx';
import { msText } from './ms-text.ts';

const GivenUp = lazy(() => import('./given-up.tsx').then((module) => ({ default: module.GivenUp })));

const POLL_MS = 5000;

const columns: readonly Column<TimerRow>[] = [
  { field: 'label', width: 216, card: 'title' },
  { field: 'kind', width: 72, of: timerKinds },
  { field: 'every', width: 120 },
  { field: 'state', width: 256, card: 'status', show: (_, row) => <Outcome of={row} /> },
  { field: 'startTime', show: when },
  { field: 'ms', width: 92, align: 'right', show: (ms) => ms !== null && msText(ms) },
  { field: 'nextTime', show: when },
  { field: 'waiting', width: 72, show: figure },
];

const held: readonly RunState[] = [runStates.running, runStates.asleep];
const isFree = ({ kind, state, waiting }: TimerRow) => kind === timerKinds.timer && !held.includes(state) && waiting === 0;

/** List of timers and jobs, and how they went. */
export function TimerList() {
  usePolling(timerCalls.list, POLL_MS);
  return (
    <ListPage
      title="定时任务"
      call={timerCalls.list}
      filters={
        <>
          <ChoiceFilter name="state" label="上次结果" of={runStates} />
          <ChoiceFilter name="kind" of={timerKinds} />
        </>
      }
      columns={columns}
      rowActions={(row) =>
        row.kind === timerKinds.job ? (
          row.givenUp > 0 && (
            <OpenButton label={`没有做完的 ${row.givenUp} 次`} call={timerCalls.givenUp}>
              {(close) => <GivenUp job={row} onClose={close} />}
            </OpenButton>
          )
        ) : (
          <RunButton
            label="立即执行"
            call={timerCalls.run}
            input={{ name: row.name }}
            says="已开始执行，结果稍后显示"
            disabled={!isFree(row)}
          />
        )
      }
      empty={{ says: '没有定时任务' }}
    />
  );
}
