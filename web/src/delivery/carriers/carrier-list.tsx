import type { Answer } from '#contract/call.ts';
import { enabledOrNot, expressCalls } from '#contract/delivery/express.ts';
import { switchColumn } from '#web/ui/action/switch-column.tsx';
import { code } from '#web/ui/cells/code.tsx';
import { Signal } from '#web/ui/cells/signal.tsx';
import { position } from '#web/ui/cells/yuan.tsx';
import { ChoiceFilter } from '#web/ui/filters/choice-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import type { Column } from '#web/ui/scene/column.ts';
import { CarrierDialog } from './carrier-dialog.tsx';
import { SyncButton } from './sync-button.tsx';

type ListedCarrier = Answer<typeof expressCalls.list>['list'][number];

const isLacking = ({ partnerId, account, partnerKey, password, net, netName }: ListedCarrier): boolean =>
  (partnerId && !account) || (partnerKey && !password) || (net && !netName);

/** Readiness of a carrier for electronic sheets. */
function SheetState({ carrier }: { carrier: ListedCarrier }) {
  if (carrier.status) return <Signal of="done">已开启</Signal>;
  return <Signal of="rest">{isLacking(carrier) ? '待填写账号' : '未开启'}</Signal>;
}

const columns: readonly Column<ListedCarrier>[] = [
  { field: 'name', width: 240, card: 'title' },
  { field: 'code', width: 200, show: code },
  { field: 'sort', width: 88, show: position },
  { field: 'status', width: 120, show: (_, carrier) => <SheetState carrier={carrier} /> },
  switchColumn('isShow', { call: expressCalls.setShown, of: enabledOrNot, label: ({ name }) => `${name}启用`, width: 96 }),
];

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
    columns={columns}
    rowActions={(carrier) => <CarrierDialog carrier={carrier} call={expressCalls.update} />}
  />
);
