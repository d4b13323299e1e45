import { Button } from 'antd';
import { type Report, reportStates, reportTypes } from '#contract/demands/report-record.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { FileLinks } from '#web/media/index.ts';
import { useOwnTitle } from '#web/ui/basics/page-title.ts';
import { Choice, Facts, HistoryButton, OrderLink, PageHead, Section, when, yuanText } from '#web/ui/index.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { ApproveButton, RejectButton, WithdrawButton } from '../report-list/audit-buttons.tsx';
import '#web/ui/form/form.css';
import '../demands.css';

const { info, audit } = reportCalls;

const Acts = ({ of: { id, title, status, isOwn } }: { of: Report }) => (
  <DetailActs>
    {status === reportStates.waiting && !isOwn && <ApproveButton id={id} title={title} call={audit} />}
    {status === reportStates.waiting && !isOwn && <RejectButton id={id} title={title} call={audit} />}
    {status === reportStates.approved && <WithdrawButton id={id} title={title} />}
    <HistoryButton noun="report" id={id} call={info} />
  </DetailActs>
);

/** A report as it stands. */
export function ReportPage({ of, onBack }: { of: Report; onBack: () => void }) {
  useOwnTitle(of.title);
  return (
    <section className="form-page form-read" aria-label={of.title}>
      <PageHead title={of.title}>
        <Acts of={of} />
      </PageHead>
      <Section title="报备">
        <Facts
          of={[
            ['报备标题', of.title],
            ['报备单号', of.reportNo],
            ['状态', <Choice key="status" of={reportStates} value={of.status} />],
            ['报备类型', <Choice key="type" of={reportTypes} value={of.type} />],
            ['店铺', of.shopName],
            ['客户单位', of.unitName],
            ['项目名称', of.projectName],
            ['采购需求', of.demandNo],
            ['订单号', of.orderNo && <OrderLink key="order" orderNo={of.orderNo} />],
            ['预计金额', of.amount > 0 && yuanText(of.amount)],
            ['有效期', `${of.validStart} 至 ${of.validEnd}`],
            ['提交人', of.createName],
            ['审核人', of.auditName],
            ['审核时间', when(of.auditTime)],
            ['审核意见', of.auditRemark],
          ]}
        />
      </Section>
      <Section title="说明">
        <Facts
          of={[
            [
              '报备内容',
              <span key="content" className="report-content">
                {of.content}
              </span>,
            ],
            ['附件', of.attachments.length > 0 && <FileLinks key="files" files={of.attachments} />],
          ]}
        />
      </Section>
      <footer className="form-foot">
        <Button onClick={onBack}>返回</Button>
      </footer>
    </section>
  );
}
