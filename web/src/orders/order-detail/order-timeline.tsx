import { orderCalls } from '#contract/orders/orders.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { Signal } from '#web/ui/cells/signal.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { Part } from './part.tsx';
import { actorOf, stepOf } from './steps.ts';

/** What happened, newest first: what, in whose words, by whom, when. */
export const OrderTimeline = ({ orderNo }: { orderNo: string }) => (
  <Part title="订单记录">
    <Loaded call={orderCalls.timeline} input={{ orderNo }}>
      {(steps = []) => (
        <ol className="timeline">
          {steps.map((step) => {
            const [meaning, word] = stepOf(step.changeType);
            return (
              <li key={step.id}>
                <p>
                  <Signal of={meaning}>{word}</Signal>
                  <span className="quiet">
                    {actorOf(step)} · {when(step.createTime)}
                  </span>
                </p>
                <p>{step.changeMessage}</p>
                {step.reason && !step.changeMessage.includes(step.reason) && <p className="quiet">{`原因：${step.reason}`}</p>}
              </li>
            );
          })}
        </ol>
      )}
    </Loaded>
  </Part>
);
