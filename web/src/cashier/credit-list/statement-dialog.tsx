import { Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { creditExportCalls } from '#contract/cashier/credit-export.ts';
import { type CreditAccount, creditEntryKinds } from '#contract/cashier/credit-record.ts';
import { labelOf } from '#contract/choices.ts';
import { showMoment } from '#contract/moment.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { DateRangeSelect, Failing, RunButton, useCall, yuanText } from '#web/ui/index.ts';
import { Paper, PaperFacts, Papers } from '#web/ui/paper/paper.tsx';
import { useSiteName } from '#web/ui/paper/use-site-name.ts';
import './credit-list.css';

type StatementOf = Answer<typeof creditCalls.statement>;

/** Statement of an account on paper, with room for two signatures. */
function Statement({ of }: { of: StatementOf }) {
  const siteName = useSiteName();
  const { account, periodStart, periodEnd, before, after, entries, total } = of;
  return (
    <Papers>
      <Paper size="a4" label={`${account.company}对账单`}>
        <h2>{[siteName, '赊账对账单'].filter(Boolean).join(' ')}</h2>
        <PaperFacts
          of={[
            ['单位', account.company],
            ['户号', account.creditNo],
            ['期间', `${periodStart} 至 ${periodEnd}`],
            ['期初欠款', yuanText(before)],
            ['期末欠款', yuanText(after)],
          ]}
        />
        <table>
          <thead>
            <tr>
              <th>时间</th>
              <th>类型</th>
              <th>单号</th>
              <th>金额</th>
              <th>之后欠款</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{showMoment(entry.createTime)}</td>
                <td>{labelOf(creditEntryKinds, entry.kind)}</td>
                <td>{entry.orderNo || entry.receiptNo || entry.says}</td>
                <td>{yuanText(entry.amount)}</td>
                <td>{yuanText(entry.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {total > entries.length && <p>{`明细共 ${total} 条，这里印前 ${entries.length} 条，全部明细请导出`}</p>}
        <p className="credit-signs">
          <span>我方（签章）：</span>
          <span>贵方（签章）：</span>
          <span>日期：</span>
        </p>
      </Paper>
    </Papers>
  );
}

/** Statement of an account over a period, as it is printed and sent. */
export function StatementDialog({ account: { id, company }, onClose }: { account: CreditAccount; onClose: () => void }) {
  useFocusBack();
  const [dateLimit, setPeriod] = useState('lately30');
  const { data, error, refetch } = useCall(creditCalls.statement, { id, dateLimit }, { saysItself: true });
  return (
    <Modal
      open
      className="credit-statement"
      title={`${company}对账单`}
      width={880}
      onCancel={onClose}
      footer={
        <>
          <RunButton
            label="导出"
            call={creditExportCalls.exportEntries}
            input={{ id, dateLimit }}
            then={({ fileName }) => window.open(fileName)}
          />
          <Button onClick={onClose}>关闭</Button>
          <Button type="primary" disabled={!data} onClick={() => window.print()}>
            打印
          </Button>
        </>
      }
    >
      <DateRangeSelect label="期间" value={dateLimit} onChange={setPeriod} />
      {error && !data && <Failing error={error} again={() => void refetch()} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <Statement of={data} />}
    </Modal>
  );
}
