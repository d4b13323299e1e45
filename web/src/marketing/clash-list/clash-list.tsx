import { allowances, clashCalls, clashKinds, needsReason } from '#contract/marketing/clashes.ts';
import { ChoiceFilter, ListPage } from '#web/ui/index.ts';
import { clashText } from '../clash/clash-text.ts';
import { AllowButton } from './allow-button.tsx';
import { Allowed } from './allowed.tsx';
import { Subject } from './subject.tsx';

/** Faults of campaigns that are on, and those that staff allowed. */
export const ClashList = () => (
  <ListPage
    title="活动冲突"
    call={clashCalls.list}
    keyOf={({ place }) => place}
    filters={
      <>
        <ChoiceFilter name="kind" of={clashKinds} />
        <ChoiceFilter name="allowed" of={allowances} />
      </>
    }
    columns={[
      { field: 'kind', width: 116, of: clashKinds },
      { field: 'activity', width: 220, card: 'title', show: (_, clash) => <Subject of={clash} /> },
      { field: 'days', width: 420, show: (_, clash) => clashText(clash) },
      { field: 'reason', width: 240, show: (_, clash) => (needsReason(clash) ? <Allowed of={clash} /> : undefined) },
    ]}
    rowActions={(clash) => needsReason(clash) && <AllowButton clash={clash} call={clashCalls.allow} />}
    empty={{ says: '没有冲突：开启的活动、优惠券和秒杀时段之间没有发现问题' }}
  />
);
