import { orderTimes } from '#contract/orders/enums.ts';
import { useScene } from '#web/ui/scene/scene.ts';

/** Period that the list shows. Counts and sums are kept by the day of creation, so there are none of one that counts otherwise. */
export function usePeriod() {
  const { address } = useScene();
  const dateLimit = address.get('dateLimit');
  const timeOf = address.get('timeOf');
  return {
    period: dateLimit === '' ? {} : { dateLimit },
    isCounted: dateLimit === '' || timeOf === '' || timeOf === orderTimes.created,
  };
}
