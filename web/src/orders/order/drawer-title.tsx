import { CopyText } from '#web/ui/cells/copy-text.tsx';
import type { OrderRow } from './situation.tsx';

const LAST = 6;

/** Name of an order in a shared address. */
export const nameOf = ({ orderId }: OrderRow) => orderId;

/** Title of the drawer; on a phone the end of the number alone, which fits one line. */
export const DrawerTitle = ({ orderNo, isPhone }: { orderNo: string; isPhone: boolean }) =>
  isPhone ? (
    `订单 …${orderNo.slice(-LAST)}`
  ) : (
    <>
      订单 <CopyText text={orderNo} />
    </>
  );
