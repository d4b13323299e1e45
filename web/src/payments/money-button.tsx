import { Drawer } from 'antd';
import type { Call } from '#contract/call.ts';
import type { MoneyTimeline } from '#contract/payments/timeline.ts';
import { Loaded, OpenButton, usePhone } from '#web/ui/index.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { MoneyView } from './money-view.tsx';

interface Props<I extends object> {
  call: Call<I, MoneyTimeline>;
  input: I;
  /** Number of the movement that is shown alone. */
  number?: string;
}

function MoneyDrawer<I extends object>({ call, input, number, onClose }: Props<I> & { onClose: () => void }) {
  useFocusBack();
  const isPhone = usePhone();
  return (
    <Drawer open size={isPhone ? '100%' : 560} title="资金记录" onClose={onClose}>
      <Loaded call={call} input={input}>
        {(money) => money && <MoneyView of={money} noun={call.noun} number={number} />}
      </Loaded>
    </Drawer>
  );
}

/** Button that opens how the money of a record went. */
export const MoneyButton = <I extends object>(props: Props<I>) => (
  <OpenButton label="资金记录" call={props.call}>
    {(close) => <MoneyDrawer {...props} onClose={close} />}
  </OpenButton>
);
