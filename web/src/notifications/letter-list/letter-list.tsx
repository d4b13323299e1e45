import { templateChannels } from '#contract/notifications/event-terms.ts';
import { type Letter, letterCalls, letterEvents } from '#contract/notifications/letters.ts';
import { letterOutcomes } from '#contract/notifications/outbox.ts';
import { ChoiceFilter, type Column, CustomerLink, DateRangeFilter, ListPage, TextFilter, code, when } from '#web/ui/index.ts';

/** Customer by name and number; a test to somebody else has none. */
const customerOf = (uid: number, { nickname }: Letter) =>
  uid === 0 ? undefined : <CustomerLink uid={uid}>{`${nickname || '已注销'}（${uid}）`}</CustomerLink>;

/** Text messages count, messages of WeChat cost nothing. */
const costOf = (texts: number, { channel }: Letter) => (channel === 'sms' ? texts > 0 && `约 ${texts} 条` : '免费');

const columns: readonly Column<Letter>[] = [
  { field: 'id', width: 80, card: 'none', hidden: true },
  { field: 'createTime', show: when },
  { field: 'type', width: 168, card: 'title', show: (type, { isTest }) => (isTest ? `${type}（测试）` : type) },
  { field: 'channel', width: 104, of: templateChannels },
  { field: 'uid', width: 144, show: customerOf },
  { field: 'recipient', width: 128, show: code, card: 'none' },
  { field: 'content', width: 188 },
  { field: 'outcome', width: 104, of: letterOutcomes, card: 'status' },
  { field: 'reason', width: 176 },
  { field: 'texts', width: 72, show: costOf, card: 'none' },
  { field: 'subject', width: 168, show: code, card: 'none', hidden: true },
  { field: 'providerNo', width: 168, show: code, card: 'none', hidden: true },
  { field: 'resultTime', show: when, card: 'none', hidden: true },
  { field: 'updateTime', show: when, card: 'none', hidden: true },
];

/** Messages to customers, one for each recipient and channel, and what became of each. */
export const LetterList = () => (
  <ListPage
    title="发送记录"
    call={letterCalls.list}
    filters={
      <>
        <TextFilter name="phone" placeholder="完整手机号" />
        <TextFilter name="uid" placeholder="请输入用户ID" />
        <ChoiceFilter name="mark" of={letterEvents} />
        <ChoiceFilter name="channel" of={templateChannels} />
        <ChoiceFilter name="outcome" of={letterOutcomes} />
        <DateRangeFilter name="dateLimit" />
      </>
    }
    columns={columns}
    empty={{ says: '还没有给用户发过消息，启用消息通知后，近三个月的发送结果会记录在这里' }}
  />
);
