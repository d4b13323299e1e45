import type { ReactNode } from 'react';
import { choices, flagChoices } from '#contract/choices.ts';
import { rechargeMoneyCalls } from '#contract/finance/money/timelines.ts';
import { rechargeExportCalls, rechargeExportColumns } from '#contract/finance/recharge-export.ts';
import { type Recharge, rechargeTypes } from '#contract/finance/recharge-record.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import {
  Choice,
  ChoiceFilter,
  customerName,
  DateRangeFilter,
  HistoryButton,
  ListPage,
  RunButton,
  TextFilter,
  ViaKey,
  code,
  portrait,
  when,
  yuan,
} from '#web/ui/index.ts';
import { MoneyButton } from '#web/payments/index.ts';
import { ExportButton } from '#web/ui/export/export-button.tsx';
import { NotPaidBackButton, PaidBackButton } from './paid-back-buttons.tsx';
import { RechargeFigures } from './recharge-figures.tsx';
import { RefundButton } from './refund-button.tsx';

const paidOrNot = flagChoices('已支付', '未支付');

const OWED = '待线下退款';
const payBackOnly = choices({ payBack: ['true', OWED] });

const isRefundable = ({ paid, price, refundPrice, isRefunding, rechargeType }: Recharge) =>
  paid && refundPrice < price && !isRefunding && rechargeType !== rechargeTypes.balance;

/** Money that customers put onto their balances. */
export const RechargeList = ({ tabs }: { tabs?: ReactNode }) => (
  <ListPage
    title="充值记录"
    call={rechargeCalls.list}
    tabs={tabs}
    sums={<RechargeFigures />}
    actions={
      <ExportButton
        call={rechargeExportCalls.exportRecharges}
        of={rechargeCalls.list}
        columns={rechargeExportColumns}
        unit="条充值"
      />
    }
    filters={
      <>
        <TextFilter name="keywords" placeholder="请输入订单号" />
        <DateRangeFilter name="dateLimit" label="下单时间" />
        <TextFilter name="uid" placeholder="请输入用户ID" />
        <ChoiceFilter name="paid" of={paidOrNot} />
        <ChoiceFilter name="payBack" label="退款方式" of={payBackOnly} />
      </>
    }
    columns={[
      { field: 'uid', width: 64 },
      { field: 'avatar', show: portrait },
      { field: 'nickname', width: 88, card: 'title', show: customerName },
      { field: 'orderId', width: 240, show: code },
      { field: 'price', width: 96, show: yuan, sorts: true, card: 'status' },
      { field: 'givePrice', width: 96, show: yuan, sorts: true },
      {
        field: 'refundPrice',
        width: 88,
        align: 'right',
        show: (back, { isRefunding, isOwedByHand }) => (isOwedByHand ? OWED : isRefunding ? '退款中' : yuan(back)),
      },
      {
        field: 'rechargeType',
        of: rechargeTypes,
        width: 104,
        show: (type, recharge) => (
          <ViaKey of={recharge}>
            <Choice of={rechargeTypes} value={type} />
          </ViaKey>
        ),
      },
      { field: 'createTime', show: when },
      { field: 'payTime', show: when, sorts: true },
    ]}
    rowActions={(recharge) => (
      <>
        {isRefundable(recharge) && <RefundButton recharge={recharge} />}
        {recharge.isOwedByHand && <PaidBackButton recharge={recharge} />}
        {recharge.isOwedByHand && <NotPaidBackButton recharge={recharge} />}
        {recharge.rechargeType !== rechargeTypes.balance && (
          <MoneyButton call={rechargeMoneyCalls.moneyTimeline} input={{ id: recharge.id }} />
        )}
        <HistoryButton noun="user_recharge" id={recharge.id} call={rechargeCalls.list} />
        {!recharge.paid && (
          <RunButton
            label="删除"
            danger
            call={rechargeCalls.delete}
            input={{ id: recharge.id }}
            ask={`确定删除未支付的充值 ${recharge.orderId} 吗？删除后不能恢复。`}
          />
        )}
      </>
    )}
    empty={{ says: '还没有充值记录，用户充值后会出现在这里' }}
  />
);
