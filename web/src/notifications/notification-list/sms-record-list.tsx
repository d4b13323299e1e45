import type { ReactNode } from 'react';
import { type SmsRecord, smsRecordCalls, smsStates } from '#contract/notifications/sms-records.ts';
import { textingProviders } from '#contract/settings/texting-providers.ts';
import { ChoiceFilter, type Column, DateRangeFilter, ListPage, TextFilter, when } from '#web/ui/index.ts';

const columns: readonly Column<SmsRecord>[] = [
  { field: 'id', width: 80, card: 'none' },
  { field: 'createTime', show: when },
  { field: 'type', width: 176, card: 'title' },
  { field: 'phone', width: 120 },
  { field: 'receiver', width: 104 },
  { field: 'content', width: 200 },
  { field: 'state', width: 96, of: smsStates, card: 'status' },
  { field: 'provider', width: 104, of: textingProviders, card: 'none' },
  { field: 'reason', width: 200 },
  { field: 'providerNo', width: 112, card: 'none', hidden: true },
  { field: 'template', width: 96, card: 'none', hidden: true },
  { field: 'raw', width: 200, card: 'none', hidden: true },
  { field: 'updateTime', show: when, card: 'none', hidden: true },
];

/** Text messages of the shop, and what became of each. */
export const SmsRecordList = ({ tabs }: { tabs: ReactNode }) => (
  <ListPage
    title="短信记录"
    call={smsRecordCalls.list}
    tabs={tabs}
    filters={
      <>
        <TextFilter name="phone" placeholder="完整手机号" />
        <ChoiceFilter name="state" of={smsStates} />
        <ChoiceFilter name="provider" of={textingProviders} />
        <DateRangeFilter name="dateLimit" />
      </>
    }
    columns={columns}
    empty={{ says: '还没有发送过短信，接通短信平台后，验证码和通知短信会记录在这里' }}
  />
);
