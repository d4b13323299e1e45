import { Button } from 'antd';
import { useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { Signal } from '#web/ui/cells/signal.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { Part } from '../order/part.tsx';
import { actorOf, messageOf, stepOf } from './steps.ts';

const NEWEST = 5;

function Step({ step }: { step: Answer<typeof orderStepCalls.timeline>[number] }) {
  const [meaning, word] = stepOf(step.changeType);
  const message = messageOf(step);
  return (
    <li>
      <p>
        <Signal of={meaning}>{word}</Signal>
        <span className="quiet">
          {actorOf(step)} · {when(step.createTime)}
        </span>
      </p>
      {message && <p>{message}</p>}
      {step.reason && !step.changeMessage.includes(step.reason) && <p className="quiet">{`原因：${step.reason}`}</p>}
    </li>
  );
}

/** Timeline, newest step first: what, in whose words, by whom, when. Older steps unfold. */
export function OrderTimeline({ orderNo }: { orderNo: string }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Part title="订单记录">
      <Loaded call={orderStepCalls.timeline} input={{ orderNo }}>
        {(steps = []) => (
          <>
            <ol className="timeline">
              {(isWhole ? steps : steps.slice(0, NEWEST)).map((step) => (
                <Step key={step.id} step={step} />
              ))}
            </ol>
            {!isWhole && steps.length > NEWEST && (
              <Button type="link" size="small" onClick={() => setWhole(true)}>
                {`更早的 ${steps.length - NEWEST} 条`}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Part>
  );
}
