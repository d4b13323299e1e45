import type { OrderInfo } from '#web/orders/order/index.ts';
import { LostWaybillBanner } from './lost-waybill/lost-waybill.tsx';
import { FrozenMoney } from './shipping-information/shipping-information.tsx';

/** Banners of an order that waits for people before it goes on. */
export const OrderBanners = (props: { order: OrderInfo; isLook: boolean }) => (
  <>
    <LostWaybillBanner {...props} />
    <FrozenMoney {...props} />
  </>
);
