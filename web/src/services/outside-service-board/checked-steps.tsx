import { type CheckedStep, checkOutcomes } from '#contract/services/outside-services.ts';
import { Choice, shortMoment } from '#web/ui/index.ts';

/** Steps of the last check, each with what it saw and what to do. */
export const CheckedSteps = ({ steps, at }: { steps: readonly CheckedStep[]; at: Date | null }) =>
  steps.length > 0 && (
    <>
      {at && <p>{`${shortMoment(at)} 检测：`}</p>}
      <ol className="checked-steps">
        {steps.map(({ name, outcome, says, remedy }) => (
          <li key={name}>
            <span>{name}</span>
            <Choice of={checkOutcomes} value={outcome} />
            <span>
              {says}
              {remedy !== '' && <strong>{`，${remedy}`}</strong>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
