import { Progress } from 'antd';
import type { Answer } from '#contract/call.ts';
import { goingLiveCalls, goingLiveMarks, goingLiveStates, goingLiveSteps, stepsByHand } from '#contract/dashboard/going-live.ts';
import { Choice, GoButton, Loaded, PageHead, RowActions, RunButton, when } from '#web/ui/index.ts';
import { whyEach } from './why-each.ts';
import './going-live.css';

type StepRow = Answer<typeof goingLiveCalls.list>[number];

const { open } = goingLiveStates;

const Acts = ({ step, state, isMarked }: StepRow) => (
  <RowActions>
    {state === open && <GoButton label={whyEach[step].act} to={whyEach[step].to} />}
    {state === open && stepsByHand.has(step) && (
      <RunButton label="已经做过" call={goingLiveCalls.mark} input={{ step, mark: goingLiveMarks.done }} />
    )}
    {state === open && <RunButton label="不需要" call={goingLiveCalls.mark} input={{ step, mark: goingLiveMarks.skipped }} />}
    {isMarked && <RunButton label="取消标记" call={goingLiveCalls.mark} input={{ step, mark: goingLiveMarks.none }} />}
  </RowActions>
);

const Step = ({ row }: { row: StepRow }) => (
  <li data-state={row.state}>
    <Choice of={goingLiveStates} value={row.state} />
    <div>
      <h2>{goingLiveSteps.labels[row.step]}</h2>
      <p>{whyEach[row.step].says}</p>
      {row.isMarked && (
        <small>
          {row.markedBy} {when(row.markTime)} 标记
        </small>
      )}
    </div>
    <Acts {...row} />
  </li>
);

const countOver = (rows: readonly StepRow[]) => rows.filter(({ state }) => state !== open).length;

function Steps({ rows }: { rows: readonly StepRow[] }) {
  const over = countOver(rows);
  return (
    <>
      <div className="going-live-progress">
        <strong>{over === rows.length ? '都准备好了，可以开张' : `还差 ${rows.length - over} 项`}</strong>
        <Progress
          percent={Math.round((100 * over) / rows.length)}
          format={() => `${over}/${rows.length}`}
          aria-label="准备好的项数"
        />
      </div>
      <ul className="going-live" aria-label="开店清单">
        {rows.map((row) => (
          <Step key={row.step} row={row} />
        ))}
      </ul>
    </>
  );
}

/** Preparations before the first order, ticked by what the server finds. */
export const GoingLive = () => (
  <section aria-label="开店清单">
    <PageHead title="开店清单" />
    <Loaded call={goingLiveCalls.list} input={{}}>
      {(rows) => rows && <Steps rows={rows} />}
    </Loaded>
  </section>
);
