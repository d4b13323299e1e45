import { orderTimes } from '#contract/orders/enums.ts';
import { useScene } from '#web/ui/scene/scene.ts';

/** Period that the list shows, and the moment of an order that it counts by. */
export function usePeriod() {
  const { address } = useScene();
  const dateLimit = address.get('dateLimit');
  const timeOf = dateLimit === '' ? orderTimes.created : address.get('timeOf') || orderTimes.created;
  return {
    period: dateLimit === '' ? {} : { dateLimit },
    /** Counts of the tabs are kept by the day of creation alone. */
    isByCreation: timeOf === orderTimes.created,
    isByPayment: timeOf === orderTimes.paid,
  };
}
