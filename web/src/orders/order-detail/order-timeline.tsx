import { Button } from 'antd';
import { useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { Signal } from '#web/ui/cells/signal.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { isServed } from '#web/ui/wire/index.ts';
import { Part } from '../order/part.tsx';
import { actorOf, messageOf, stepOf } from './steps.ts';

const NEWEST = 5;

/** Other servers of the wire page the steps; an order has no more of them than this. */
const EVERY_STEP = { page: 1, limit: 200 };

type PlainStep = Answer<typeof orderStepCalls.statusList>['list'][number];
type TimelineStep = Answer<typeof orderStepCalls.timeline>[number];
/** A step; who took it and why are known on our server alone. */
type Step = Pick<PlainStep, 'changeType' | 'changeMessage' | 'createTime'> &
  Partial<Pick<TimelineStep, 'actor' | 'actorKind' | 'reason'>>;

function StepLine({ step }: { step: Step }) {
  const { actor, actorKind, reason } = step;
  const [meaning, word] = stepOf(step.changeType);
  const message = messageOf(step);
  return (
    <li>
      <p>
        <Signal of={meaning}>{word}</Signal>
        <span className="quiet">
          {actor !== undefined && actorKind !== undefined && `${actorOf({ actor, actorKind })} · `}
          {when(step.createTime)}
        </span>
      </p>
      {message && <p>{message}</p>}
      {reason && !step.changeMessage.includes(reason) && <p className="quiet">{`原因：${reason}`}</p>}
    </li>
  );
}

/** Steps, newest first. Older ones unfold. */
function Steps({ steps }: { steps: readonly Step[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ol className="timeline">
        {(isWhole ? steps : steps.slice(0, NEWEST)).map((step, at) => (
          <StepLine key={steps.length - at} step={step} />
        ))}
      </ol>
      {!isWhole && steps.length > NEWEST && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {`更早的 ${steps.length - NEWEST} 条`}
        </Button>
      )}
    </>
  );
}

const newestFirst = (steps: readonly PlainStep[]) =>
  steps.toSorted((one, other) => other.createTime.getTime() - one.createTime.getTime());

/** Timeline: what was done, in whose words, by whom, when. */
export const OrderTimeline = ({ orderNo }: { orderNo: string }) => (
  <Part title="订单记录">
    {isServed(orderStepCalls.timeline) ? (
      <Loaded call={orderStepCalls.timeline} input={{ orderNo }}>
        {(steps = []) => <Steps steps={steps} />}
      </Loaded>
    ) : (
      <Loaded call={orderStepCalls.statusList} input={{ orderNo, ...EVERY_STEP }}>
        {(page) => <Steps steps={newestFirst(page?.list ?? [])} />}
      </Loaded>
    )}
  </Part>
);
