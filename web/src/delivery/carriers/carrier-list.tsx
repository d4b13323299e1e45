import { enabledOrNot, expressCalls } from '#contract/delivery/express.ts';
import { FlagSwitch } from '#web/ui/action/flag-switch.tsx';
import { code } from '#web/ui/cells/code.tsx';
import { figure } from '#web/ui/cells/yuan.tsx';
import { ChoiceFilter } from '#web/ui/filters/choice-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { CarrierDialog } from './carrier-dialog.tsx';
import { SyncButton } from './sync-button.tsx';

/** List of the carriers of parcels. */
export const CarrierList = () => (
  <ListPage
    title="物流公司"
    call={expressCalls.list}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="isShow" of={enabledOrNot} />
      </>
    }
    actions={<SyncButton call={expressCalls.sync} />}
    columns={[
      { field: 'name', width: 240, card: 'title' },
      { field: 'code', width: 200, show: code },
      { field: 'sort', width: 88, show: figure },
      {
        field: 'isShow',
        width: 96,
        card: 'status',
        show: (on, { id, name }) => (
          <FlagSwitch
            on={on}
            label={`${name}启用`}
            of={enabledOrNot}
            call={expressCalls.setShown}
            input={(isShow) => ({ id, isShow })}
          />
        ),
      },
    ]}
    rowActions={(carrier) => <CarrierDialog carrier={carrier} call={expressCalls.update} />}
  />
);
