import { goingLiveCalls, goingLiveStates } from '#contract/dashboard/going-live.ts';
import { WaitingCard } from '#web/ui/chart/waiting-card.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** Preparations that are still open, until there are none. */
export function GoingLiveCard() {
  const may = useMay();
  const { data } = useCall(goingLiveCalls.list, {}, { enabled: may(goingLiveCalls.list), saysItself: true });
  const left = data?.filter(({ state }) => state === goingLiveStates.open).length;
  return <WaitingCard label="开店清单" to="/setting/goingLive" count={left} under="项还没有准备好" />;
}
