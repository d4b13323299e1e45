import { Button, Input, Modal, Select, Tag } from 'antd';
import { useState } from 'react';
import { labelOf } from '#contract/choices.ts';
import { type ReportMail, mailedPeriods, reportMailCalls, reportRhythms } from '#contract/order-figures/report-mails.ts';
import { comparisons, reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { spanText } from '#web/ui/filters/span-filter.tsx';
import { Failing, RunButton, useCall, useRun } from '#web/ui/index.ts';

/** The report in sight, as a mail of it would be. */
export interface Mailable {
  by: ReportMail['by'];
  dateLimit: string;
  than: string;
}

const told = ({ rhythm, dateLimit, by, sentDay }: ReportMail) =>
  [
    labelOf(reportRhythms, rhythm),
    `${labelOf(mailedPeriods, dateLimit) ?? ''}的报表，按${labelOf(reportKinds, by) ?? ''}`,
    sentDay === null ? '还没有发过' : `上次发送 ${sentDay}`,
  ].join(' · ');

/** Its own period where a morning has it, else yesterday. */
const periodIn = (dateLimit: string) => mailedPeriods.values.find((each) => each === dateLimit) ?? mailedPeriods.yesterday;
const comparisonIn = (than: string) => comparisons.values.find((each) => each === than) ?? comparisons.previous;

function AddMail({ of }: { of: Mailable }) {
  const [to, setTo] = useState('');
  const [rhythm, setRhythm] = useState<ReportMail['rhythm']>(reportRhythms.daily);
  const [dateLimit, setPeriod] = useState(() => periodIn(of.dateLimit));
  const save = useRun(reportMailCalls.save, { then: () => setTo('') });
  const submit = () => save.mutate({ to: to.trim(), rhythm, by: of.by, dateLimit, than: comparisonIn(of.than) });
  return (
    <div className="report-mail-add">
      <Input
        type="email"
        maxLength={254}
        aria-label="收件地址"
        placeholder="收件地址"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        onPressEnter={submit}
      />
      <Select aria-label="发送时间" value={rhythm} options={reportRhythms.options} onChange={setRhythm} />
      <Select aria-label="报表时间" value={dateLimit} options={mailedPeriods.options} onChange={setPeriod} />
      <Button type="primary" disabled={to.trim() === ''} loading={save.isPending} onClick={submit}>
        添加
      </Button>
    </div>
  );
}

interface Props {
  of: Mailable;
  onClose: () => void;
  /** Span of the mails that are shown first. */
  sentIn?: string;
}

/** Reports that the person has sent on mornings, and a further one of what is in sight. */
export function ReportMails({ of, onClose, sentIn }: Props) {
  const [span, setSpan] = useState(sentIn);
  const asked = span === undefined ? {} : { sentIn: span };
  const { data, error, refetch } = useCall(reportMailCalls.list, asked, { saysItself: true });
  return (
    <Modal open title="报表邮件" footer={null} onCancel={onClose}>
      <p>早上 8 点把报表发到邮箱：各项合计和前 20 行，按您当时能看到的数据。新的一封按{reportKinds.labels[of.by]}统计。</p>
      {span !== undefined && (
        <Tag closable={{ 'aria-label': '移除发送时间' }} onClose={() => setSpan(undefined)}>
          发送时间：{spanText(span)}
        </Tag>
      )}
      {error && !data && <Failing error={error} again={() => void refetch()} />}
      {data?.length === 0 && (
        <p className="report-days">{span === undefined ? '还没有报表邮件' : '这个时间没有要发的报表邮件'}</p>
      )}
      <ul className="report-mail-list">
        {data?.map((mail) => (
          <li key={mail.id}>
            <span>
              {mail.to}
              <small>{told(mail)}</small>
            </span>
            <RunButton call={reportMailCalls.delete} input={{ id: mail.id }} label="删除" says="已删除" />
          </li>
        ))}
      </ul>
      <AddMail of={of} />
    </Modal>
  );
}
