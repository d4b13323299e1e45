import { lazy } from 'react';
import { promoterExportCalls, promoterExportColumns } from '#contract/distribution/promoter-export.ts';
import { promoterCalls } from '#contract/distribution/promoters.ts';
import {
  customerNameAndId,
  DateRangeFilter,
  HistoryButton,
  ListPage,
  OpenButton,
  RunButton,
  TextFilter,
  figure,
  portrait,
  when,
  yuan,
} from '#web/ui/index.ts';
import { ExportButton } from '#web/ui/export/export-button.tsx';
import { PromoterFigures } from './promoter-figures.tsx';

const PeopleDialog = lazy(() => import('./people-dialog.tsx').then((module) => ({ default: module.PeopleDialog })));
const OrdersDialog = lazy(() => import('./orders-dialog.tsx').then((module) => ({ default: module.OrdersDialog })));

const NOBODY = '无';

/** Promoters, the customers they brought and what they earned. */
export const PromoterList = () => (
  <ListPage
    title="分销员"
    call={promoterCalls.list}
    keyOf={({ uid }) => uid}
    sums={<PromoterFigures />}
    actions={
      <ExportButton
        call={promoterExportCalls.exportPromoters}
        of={promoterCalls.list}
        columns={promoterExportColumns}
        unit="位分销员"
      />
    }
    filters={
      <>
        <TextFilter name="keywords" placeholder="请输入姓名、电话、UID" />
        <DateRangeFilter name="dateLimit" label="成为分销员时间" />
      </>
    }
    columns={[
      { field: 'avatar', show: portrait },
      {
        field: 'nickname',
        width: 120,
        card: 'title',
        show: customerNameAndId,
      },
      { field: 'spreadCount', width: 104, show: figure, sorts: true },
      { field: 'spreadOrderNum', width: 104, show: figure, sorts: true },
      { field: 'spreadOrderTotalPrice', width: 120, show: yuan, sorts: true, card: 'none' },
      { field: 'totalBrokeragePrice', width: 108, show: yuan, sorts: true },
      { field: 'extractCountPrice', width: 108, show: yuan, sorts: true },
      { field: 'extractCountNum', width: 104, show: figure, sorts: true, hidden: true },
      { field: 'brokeragePrice', width: 108, show: yuan, sorts: true },
      { field: 'freezeBrokeragePrice', width: 108, show: yuan, sorts: true },
      { field: 'promoterTime', show: when, hidden: true },
      { field: 'spreadNickname', width: 104 },
    ]}
    rowActions={({ uid, nickname, spreadNickname }) => (
      <>
        <OpenButton label="推广的用户" call={promoterCalls.people}>
          {(close) => <PeopleDialog uid={uid} name={nickname} onClose={close} />}
        </OpenButton>
        <OpenButton label="推广订单" call={promoterCalls.orders}>
          {(close) => <OrdersDialog uid={uid} name={nickname} onClose={close} />}
        </OpenButton>
        <HistoryButton noun="customer" id={uid} call={promoterCalls.list} />
        {spreadNickname !== NOBODY && (
          <RunButton
            label="清除上级分销员"
            danger
            call={promoterCalls.clean}
            input={{ id: uid }}
            ask={`确定解除【${nickname}】的上级分销员吗？以后的订单不再给 ${spreadNickname} 返佣。`}
          />
        )}
      </>
    )}
    empty={{ says: '还没有分销员，用户实付满额或由员工开通后会出现在这里' }}
  />
);
