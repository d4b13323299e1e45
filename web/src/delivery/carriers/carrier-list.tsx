import { onOrOff } from '#contract/choices.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { code } from '#web/ui/cells/code.tsx';
import { figure } from '#web/ui/cells/yuan.tsx';
import { ChoiceFilter } from '#web/ui/filters/choice-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';

/** Who carries the parcels. */
export const CarrierList = () => (
  <ListPage
    title="物流公司"
    call={expressCalls.list}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="isShow" of={onOrOff} />
      </>
    }
    columns={[
      { field: 'name', width: 240, card: 'title' },
      { field: 'code', show: code },
      { field: 'sort', show: figure },
      { field: 'isShow', of: onOrOff },
    ]}
  />
);
