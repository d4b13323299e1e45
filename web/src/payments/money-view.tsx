import { Button } from 'antd';
import { useState } from 'react';
import {
  type MoneyMovement,
  type MoneyStep,
  type MoneyTimeline,
  moneyAnswers,
  moneySteps,
  movementKinds,
  movementStates,
} from '#contract/payments/timeline.ts';
import { payChannels } from '#contract/services/pay-channels.ts';
import { Choice, CopyText, Facts, when, yuanText } from '#web/ui/index.ts';
import { DemoPaymentActs, DemoRefundActs } from './demo/demo-acts.tsx';
import { DemoMark } from './demo/demo-mark.tsx';
import { DemoWatch } from './demo/demo-watch.tsx';
import './payments.css';

const NEWEST = 6;

const UNDER_WAY = new Set<string>(['waiting', 'open', 'unknown', 'processing', 'abnormal']);

/** Acts by which a demonstration goes on with money that is under way. */
function DemoActs({ of: { kind, number, state }, noun }: { of: MoneyMovement; noun: string }) {
  if (!UNDER_WAY.has(state)) return null;
  return (
    <>
      <DemoWatch noun={noun} />
      {kind === 'payment' ? (
        <DemoPaymentActs number={number} noun={noun} />
      ) : (
        state !== 'waiting' && <DemoRefundActs number={number} noun={noun} isAbnormal={state === 'abnormal'} />
      )}
    </>
  );
}

function Movement({ of, noun }: { of: MoneyMovement; noun: string }) {
  const { isDemo, kind, number, providerNo, channel, amount, state, why, asks, createTime, nextAskTime } = of;
  const way = channel === null ? '' : ` · ${payChannels.labels[channel]}`;
  return (
    <li>
      <p className="money-head">
        {movementKinds.labels[kind]}
        {amount !== null && <strong className="figure">{yuanText(amount)}</strong>}
        <Choice of={movementStates} value={state} />
        {isDemo && <DemoMark />}
      </p>
      <Facts
        of={[
          ['商户单号', <CopyText key="number" text={number} />],
          ['渠道单号', providerNo && <CopyText key="providerNo" text={providerNo} />],
          [
            '发起',
            <>
              {when(createTime)}
              {way}
              {asks > 0 && ` · 已查询 ${asks} 次`}
            </>,
          ],
          ['下次查询', nextAskTime && when(nextAskTime)],
        ]}
      />
      {why && <p>{why}</p>}
      {isDemo && <DemoActs of={of} noun={noun} />}
    </li>
  );
}

function Step({ of: { at, number, step, answer, detail }, isNamed }: { of: MoneyStep; isNamed: boolean }) {
  return (
    <li>
      <span className="quiet">{when(at)}</span>
      <div>
        {moneySteps.labels[step]}
        {answer && `：${moneyAnswers.labels[answer]}`}
        {detail !== '' && <small>{detail}</small>}
        {isNamed && <small>{`商户单号 ${number}`}</small>}
      </div>
    </li>
  );
}

interface Props {
  of: MoneyTimeline;
  /** Noun whose money it is. */
  noun: string;
  number?: string | undefined;
}

/** Money of a record: what moved, and each question and answer on one timeline, the latest first. Older steps unfold. */
export function MoneyView({ of, noun, number }: Props) {
  const [isWhole, setWhole] = useState(false);
  const movements = of.movements.filter((each) => number === undefined || each.number === number);
  const steps = of.steps.filter((each) => number === undefined || each.number === number);
  if (movements.length === 0) return <p className="quiet">没有经过支付渠道的收款或付款</p>;
  return (
    <div className="money">
      <ul aria-label="收款与付款">
        {movements.map((each) => (
          <Movement key={each.number} of={each} noun={noun} />
        ))}
      </ul>
      <ol aria-label="经过">
        {(isWhole ? steps : steps.slice(0, NEWEST)).map((each, at) => (
          <Step key={steps.length - at} of={each} isNamed={movements.length > 1} />
        ))}
      </ol>
      {!isWhole && steps.length > NEWEST && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {`更早的 ${steps.length - NEWEST} 条`}
        </Button>
      )}
    </div>
  );
}
