import type { CampaignPeriod } from '#contract/coupons/campaign-state.ts';
import type { SlotHours } from '#contract/marketing/slots.ts';
import { Signal } from '#web/ui/index.ts';
import { wordsNow } from './runs-now.ts';
import './campaign-state.css';

interface Props {
  of: CampaignPeriod;
  /** Hours of a flash sale. */
  slot?: SlotHours | null;
}

/** State of a campaign by its switch and its days, and of a flash sale its session below. */
export function CampaignState({ of, slot = null }: Props) {
  const [{ meaning, says }, session] = wordsNow(of, slot);
  return (
    <>
      <Signal of={meaning}>{says}</Signal>
      {session && <small className="session">{`本场 ${session.says}`}</small>}
    </>
  );
}
