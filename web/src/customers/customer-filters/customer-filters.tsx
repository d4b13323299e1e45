import { onOrOff } from '#contract/choices.ts';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { customerLevelCalls } from '#contract/customers/levels.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { countries, orderCounts, promoterOrNot, sexes, visitKinds } from '#contract/customers/enums.ts';
import { ChoiceFilter, DateRangeFilter, RecordsFilter, TextFilter } from '#web/ui/index.ts';
import { PlaceFilter } from './place-filter.tsx';
import { everyRow, groupNames, tagNames } from './words.ts';

const nothingAsked = {};
const placeFilters = ['province', 'city'];

export const customerFilters = (
  <>
    <TextFilter name="keywords" placeholder="姓名、手机号、ID 或备注" />
    <RecordsFilter name="groupId" call={customerGroupCalls.list} input={everyRow} rows={groupNames} />
    <RecordsFilter name="labelId" call={customerTagCalls.list} input={everyRow} rows={tagNames} />
    <RecordsFilter name="level" call={customerLevelCalls.list} input={nothingAsked} rows={(levels) => levels} />
    <ChoiceFilter name="payCount" of={orderCounts} />
    <DateRangeFilter name="dateLimit" />
    <ChoiceFilter name="accessType" of={visitKinds} />
    <ChoiceFilter name="sex" of={sexes} />
    <ChoiceFilter name="status" label="状态" of={onOrOff} />
    <ChoiceFilter name="isPromoter" label="身份" of={promoterOrNot} />
    <ChoiceFilter name="country" of={countries} clears={placeFilters} />
    <PlaceFilter name="province" />
  </>
);
