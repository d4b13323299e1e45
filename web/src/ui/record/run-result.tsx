import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type BulkRun, standing } from '#contract/bulk-run.ts';
import type { Call } from '#contract/call.ts';
import type { Choices } from '#contract/choices.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import type { Page } from '#contract/wire.ts';
import { RunButton } from '../action/run-button.tsx';
import { Choice } from '../cells/choice.tsx';
import { Loaded } from '../form/loaded.tsx';
import { JobProgress } from './job-progress.tsx';
import { RunAtWork } from './run-at-work.tsx';
import { reasonBeside } from './reason-beside.ts';
import { RunRows } from './run-rows.tsx';
import { StateTabs } from './state-tabs.tsx';
import { UndoButton } from './undo-button.tsx';
import './run-result.css';

type ById = { id: number };
interface ResultRow {
  id: number;
  state: string;
  reason: string;
  /** Line of the sheet that it came from. */
  row?: number;
}
interface ResultInput extends ById {
  page: number;
  limit: number;
}

/** Subject of a run, and its name. */
export interface RunKind<R extends ResultRow, S extends string, B extends { runId: number }> {
  info: Call<ById, BulkRun>;
  rows: Call<ResultInput & { state?: S | undefined }, Page<R>>;
  /** Absent where what was left alone is mended elsewhere. */
  retry?: Call<ById, B>;
  states: Choices<S> & Readonly<Record<'done' | 'unchanged' | 'refused' | 'waiting', S>> & { readonly undone?: S };
  nameOf: (row: R) => string;
  /** Way on from a row, such as the record that it made. */
  wayOn?: (row: R) => ReactNode;
  /** Nouns whose records it changes. */
  touches: readonly string[];
  /** 件, 位. */
  unit: string;
  outcome: (run: BulkRun) => string;
  retried?: (begun: B) => string | undefined;
  words: {
    /** Heading of the rows for those who do not see them. */
    rows: string;
    none: string;
    /** Absent where nothing is taken back. */
    undo?: {
      label: string;
      done: string;
      ask: (run: BulkRun) => string;
    };
  };
}

const LIMIT = 20;

interface Props<R extends ResultRow, S extends string, B extends { runId: number }> {
  kind: RunKind<R, S, B>;
}

/** Progress of a run, then its outcome, what it left alone, and the ways on and back. */
export function RunResult<R extends ResultRow, S extends string, B extends { runId: number }>({
  id,
  kind,
}: Props<R, S, B> & { id: number }) {
  const { info, retry, touches, unit, outcome, retried, words } = kind;
  const client = useQueryClient();
  // A retry is a run of its own, and takes the place of the first.
  const [runId, setRunId] = useState(id);
  const [undoing, setUndoing] = useState<number>();
  const refresh = () => {
    for (const noun of [...touches, runCalls.list.noun]) void client.invalidateQueries({ queryKey: [noun] });
  };
  const over = (run: BulkRun): ReactNode => (
    <>
      <p role="status">{run.undone && words.undo ? words.undo.done : `${run.label}：${outcome(run)}。`}</p>
      {undoing !== undefined && <JobProgress id={undoing} then={refresh} />}
      <OutcomeRows key={run.id} run={run} kind={kind} />
      <div className="run-ways">
        {retry && (run.refused > 0 || run.state === 'failed') && (
          <RunButton
            label={run.refused > 0 ? `重试 ${run.refused} ${unit}` : '重试'}
            call={retry}
            input={{ id: run.id }}
            touches={touches}
            says={retried}
            then={(begun) => setRunId(begun.runId)}
          />
        )}
        {words.undo && run.changeId !== null && !run.undone && (
          <UndoButton label={words.undo.label} id={run.changeId} ask={words.undo.ask(run)} touches={touches} then={setUndoing} />
        )}
      </div>
    </>
  );
  return (
    <div className="run-result">
      <Loaded call={info} input={{ id: runId }}>
        {(run) =>
          run?.state === 'waiting'
            ? run.jobId !== null && <RunAtWork id={run.id} jobId={run.jobId} then={refresh} />
            : run && over(run)
        }
      </Loaded>
    </div>
  );
}

/** Records of a run with their outcome, those that were left alone first in sight. */
function OutcomeRows<R extends ResultRow, S extends string, B extends { runId: number }>({
  run,
  kind: { rows, states, nameOf, wayOn, words },
}: Props<R, S, B> & { run: BulkRun }) {
  const { matched, changed, unchanged, refused, takenBack } = run;
  const [{ state, page }, choose] = useState<{ state: S | 'all'; page: number }>({
    state: refused > 0 ? states.refused : 'all',
    page: 1,
  });
  const counts = [
    [states.done, standing(run)],
    [states.unchanged, unchanged],
    [states.refused, refused],
    [states.waiting, run.state === 'failed' ? matched - changed - unchanged - refused : 0],
    ...(states.undone === undefined ? [] : [[states.undone, takenBack] as const]),
  ] as const;
  return (
    <section className="run-rows" aria-label={words.rows}>
      <StateTabs
        states={states}
        total={matched}
        counts={counts}
        value={state}
        onChange={(next) => choose({ state: next, page: 1 })}
      />
      <RunRows
        call={rows}
        input={{ id: run.id, page, limit: LIMIT, ...(state === 'all' ? {} : { state }) }}
        onPage={(next) => choose({ state, page: next })}
        none={words.none}
        row={(row) => (
          <li key={row.id}>
            <Choice of={states} value={row.state} />
            <strong>{[row.row && `第 ${row.row} 行`, nameOf(row)].filter(Boolean).join(' ')}</strong>{' '}
            <span>{reasonBeside(row)}</span>
            {wayOn && <> {wayOn(row)}</>}
          </li>
        )}
      />
    </section>
  );
}
