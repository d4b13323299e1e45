import type { ReactNode } from 'react';
import { withdrawalMoneyCalls } from '#contract/finance/money/timelines.ts';
import { withdrawalExportCalls, withdrawalExportColumns } from '#contract/finance/withdrawal-export.ts';
import { payoutTypes, withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import {
  ChoiceFilter,
  customerNameAndId,
  DateRangeFilter,
  HistoryButton,
  ListPage,
  TextFilter,
  ViaKey,
  when,
  yuan,
} from '#web/ui/index.ts';
import { MoneyButton } from '#web/payments/index.ts';
import { ExportButton } from '#web/ui/export/export-button.tsx';
import { isFieldServed } from '#web/ui/wire/index.ts';
import { Account } from './account.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { EditButton } from './edit-button.tsx';
import { PayManyButton } from './pay-many-button.tsx';
import { WithdrawalFigures } from './withdrawal-figures.tsx';

/** Commission that promoters want paid out, and what staff decide. */
export const WithdrawalList = ({ tabs }: { tabs?: ReactNode }) => (
  <ListPage
    title="申请提现"
    called="提现申请"
    call={withdrawalCalls.list}
    tabs={tabs}
    sums={<WithdrawalFigures />}
    actions={
      <ExportButton
        call={withdrawalExportCalls.exportWithdrawals}
        of={withdrawalCalls.list}
        columns={withdrawalExportColumns}
        unit="条提现"
      />
    }
    filters={
      <>
        <TextFilter name="keywords" placeholder="微信号/姓名/支付宝账号/银行卡号/失败原因" />
        <DateRangeFilter name="dateLimit" />
        <ChoiceFilter name="status" of={withdrawalStates} />
        <ChoiceFilter name="extractType" of={payoutTypes} />
        <TextFilter name="uid" placeholder="请输入用户ID" />
        <TextFilter name="id" placeholder="请输入提现ID" />
        <TextFilter name="payoutNo" placeholder="请输入付款流水号" />
      </>
    }
    bulk={isFieldServed(withdrawalCalls.list, 'id') && <PayManyButton />}
    columns={[
      { field: 'id', width: 60, card: 'none' },
      {
        field: 'nickName',
        width: 116,
        card: 'title',
        show: customerNameAndId,
      },
      { field: 'extractPrice', show: yuan },
      { field: 'extractType', of: payoutTypes, width: 84, card: 'none' },
      { field: 'realName', width: 216, show: (_, withdrawal) => <Account of={withdrawal} /> },
      { field: 'status', of: withdrawalStates },
      { field: 'failMsg', width: 104 },
      { field: 'payoutNo', width: 150, hidden: true },
      { field: 'accountCheck', width: 150, hidden: true },
      { field: 'auditorName', width: 96, hidden: true },
      { field: 'mark', width: 120, show: (mark, record) => <ViaKey of={record}>{mark}</ViaKey> },
      { field: 'createTime', show: when },
    ]}
    rowActions={(withdrawal) => (
      <>
        {withdrawal.status === withdrawalStates.auditing && (
          <>
            <DecideButtons withdrawal={withdrawal} call={withdrawalCalls.decide} />
            <EditButton withdrawal={withdrawal} />
          </>
        )}
        {withdrawal.status === withdrawalStates.paid && (
          <MoneyButton call={withdrawalMoneyCalls.moneyTimeline} input={{ id: withdrawal.id }} />
        )}
        <HistoryButton noun="user_extract" id={withdrawal.id} call={withdrawalCalls.list} />
      </>
    )}
    empty={{ says: '还没有提现申请，分销员申请后会出现在这里' }}
  />
);
