import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { DialogButton } from '#web/ui/index.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { groupField, tagField } from './customer-acts.tsx';
import { SendCouponButton } from './send-coupon-button.tsx';

interface Props<I extends object> {
  label: string;
  call: Call<I, null>;
  /** The field, before anything is chosen. */
  start: object;
  children: ReactNode;
}

/** A dialog for all chosen customers, those on other pages included. */
function ManyButton<I extends object>({ label, call, start, children }: Props<I>) {
  const { chosen } = useScene();
  return (
    <DialogButton
      label={label}
      title={`为 ${chosen.count} 位用户${label.slice(-4)}`}
      width={500}
      call={call}
      start={start}
      before={async () => ({ id: await chosen.everyKey() })}
      then={chosen.clear}
    >
      {children}
    </DialogButton>
  );
}

/** Acts on several customers at once. */
export const CustomerBulk = () => (
  <>
    <SendCouponButton />
    <ManyButton label="批量设置分组" call={customerCalls.group} start={{ groupId: null }}>
      {groupField}
    </ManyButton>
    <ManyButton label="批量设置标签" call={customerCalls.tag} start={{ tagId: [] }}>
      {tagField}
    </ManyButton>
  </>
);
