import { onOrOff } from '#contract/choices.ts';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { userTypes } from '#contract/customers/enums.ts';
import { ChoiceFilter } from '#web/ui/index.ts';
import { AsWords } from '#web/ui/filters/filter-box.tsx';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';
import { customerFilters } from '../customer-filters/customer-filters.tsx';
import { queryOf } from './query-of.ts';

/** Conditions in the words of the list's own filters. */
export function SegmentConditions({ filter }: { filter: CustomerFilter }) {
  const asked = new URLSearchParams(queryOf(filter));
  const address = { get: (name: string) => asked.get(name) ?? '', set: () => {} };
  return (
    <SceneProvider value={{ address, chosen: nothingChosen, noun: 'customer' }}>
      <span className="segment-conditions">
        <AsWords>
          <ChoiceFilter name="userType" label="渠道" of={userTypes} />
          {customerFilters}
          <ChoiceFilter name="status" of={onOrOff} />
        </AsWords>
      </span>
    </SceneProvider>
  );
}
