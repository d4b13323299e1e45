import { claimCalls } from '#contract/orders/claims.ts';
import { needed } from '#web/ui/form/needed.ts';
import { Field } from '#web/ui/form/field.tsx';
import { HandlerSelect } from '../claims/handler-select.tsx';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

/** Gives an order to one of the staff, or takes it out of the hands of whoever has it. */
export const AssignDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="assign" call={claimCalls.assign} start={{ adminId: props.order.handler?.id ?? null }} width={440}>
    <Field
      name="adminId"
      label="处理人"
      // An order without a handler has nothing to take away.
      {...(props.order.handler ? { help: '留空就是收回，谁都可以接手' } : { check: needed('请选择处理人') })}
    >
      <HandlerSelect />
    </Field>
  </OrderDialog>
);
