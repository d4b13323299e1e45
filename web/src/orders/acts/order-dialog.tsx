import type { Parcel } from '#contract/fulfilment/parcels.ts';
import { FormDialog, type FormDialogProps } from '#web/ui/form/form-dialog.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { type Act, labelOf } from './acts.ts';
import type { Order } from '../order/situation.tsx';

export interface DialogOf {
  order: Order;
  parcel?: Parcel | undefined;
  onClose: () => void;
}

type Props<I extends object, O> = DialogOf &
  Pick<
    FormDialogProps<I, O>,
    | 'call'
    | 'start'
    | 'opened'
    | 'read'
    | 'before'
    | 'input'
    | 'children'
    | 'width'
    | 'isReady'
    | 'then'
    | 'until'
    | 'propose'
    | 'says'
  > & {
    act: Act;
    /** Label of the button; the act's by default. */
    label?: FormDialogProps<I, O>['label'];
  };

/** The form of an act on one order, which it names. */
export const OrderDialog = <I extends object, O>({ act, order, label, start, children, ...form }: Props<I, O>) => (
  <FormDialog
    {...form}
    title={act === 'mark' ? '订单备注' : labelOf(act, order)}
    label={label ?? (act === 'mark' ? '保存' : labelOf(act, order))}
    start={{ orderNo: order.orderId, ...start }}
  >
    <p className="dialog-order">
      {order.realName} <CopyText text={order.orderId} />
    </p>
    {children}
  </FormDialog>
);
