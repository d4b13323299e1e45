import { demoChannelCalls, demoPaymentActs, demoRefundActs } from '#contract/services/demo-channel.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { useMay } from '#web/ui/wire/index.ts';
import './demo-acts.css';

interface Props {
  number: string;
  /** Noun whose money is shown. */
  noun: string;
}

const told = ({ statuses }: { statuses: readonly (number | null)[] }): string =>
  statuses.length === 0 ? '已生效，还没有通知' : `通知已送达，本店的应答：${statuses.map((status) => status ?? '无').join('、')}`;

/** Acts of the buyer on a payment that waits in the channel of the demonstration. */
export function DemoPaymentActs({ number, noun }: Props) {
  if (!useMay()(demoChannelCalls.payment)) return null;
  return (
    <div className="demo-acts" role="group" aria-label="演示付款">
      {demoPaymentActs.values.map((act) => (
        <RunButton
          key={act}
          label={demoPaymentActs.labels[act]}
          call={demoChannelCalls.payment}
          input={{ number, act }}
          touches={[noun]}
          says={told}
        />
      ))}
    </div>
  );
}

/** Last words of the bank on a refund that goes through it; an abnormal one can be taken on again. */
export function DemoRefundActs({ number, noun, isAbnormal }: Props & { isAbnormal: boolean }) {
  if (!useMay()(demoChannelCalls.refund)) return null;
  const open = demoRefundActs.values.filter((act) => act !== (isAbnormal ? demoRefundActs.fail : demoRefundActs.process));
  return (
    <div className="demo-acts" role="group" aria-label="演示退款">
      {open.map((act) => (
        <RunButton
          key={act}
          label={demoRefundActs.labels[act]}
          call={demoChannelCalls.refund}
          input={{ number, act }}
          touches={[noun]}
          says={told}
        />
      ))}
    </div>
  );
}
