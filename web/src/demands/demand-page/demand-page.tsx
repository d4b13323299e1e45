import { Alert, Button } from 'antd';
import { type Demand, demandStates } from '#contract/demands/demand-record.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { quoteCalls } from '#contract/demands/quotes.ts';
import { FileLinks } from '#web/media/index.ts';
import { useOwnTitle } from '#web/ui/basics/page-title.ts';
import { Choice, Facts, HistoryButton, OrderLink, PageHead, RunButton, Section, useMay, when, yuanText } from '#web/ui/index.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { Masked } from '#web/ui/cells/masked.tsx';
import { AcceptButton, CloseButton, InviteButton, RejectButton } from '../demand-list/decide-buttons.tsx';
import { DealButton } from './deal-buttons.tsx';
import { QuotesCompared } from './quotes-compared.tsx';
import '#web/ui/form/form.css';
import '../demands.css';

const { accept, reject, close, submit, deal, invite, info } = demandCalls;
const { draft, submitted, quoting, rejected, dealt, closed } = demandStates;

const DemandFacts = ({ of }: { of: Demand }) => (
  <Section title="需求">
    <Facts
      of={[
        ['需求标题', of.title],
        ['需求单号', of.demandNo],
        ['状态', <Choice key="status" of={demandStates} value={of.status} />],
        ['需求单位', of.unitName],
        ['联系人', of.contact],
        ['联系电话', of.phone && <Masked key="phone" text={of.phone} />],
        ['品类', of.cateName],
        ['预算', yuanText(of.budget)],
        ['期望日期', of.expectDate],
        ['邀请报价', of.shops.map(({ name }) => name).join('、')],
        ['报价截止日', of.quoteUntil],
        ['承接店铺', of.shopName],
        ['订单号', of.orderNo && <OrderLink key="order" orderNo={of.orderNo} />],
        ['创建人', of.createName],
        ['创建时间', when(of.createTime)],
        ['备注', of.remark],
        ['附件', of.attachments.length > 0 && <FileLinks key="files" files={of.attachments} />],
      ]}
    />
  </Section>
);

const Items = ({ of: { items } }: { of: Demand }) => (
  <Section title="需求明细">
    <table className="demand-lines">
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">数量</th>
          <th scope="col">预算单价</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, spec, unit, num, budgetPrice }, at) => (
          <tr key={at}>
            <td>{[name, spec].filter(Boolean).join(' ')}</td>
            <td>{`${num} ${unit}`}</td>
            <td>{budgetPrice === 0 ? '–' : yuanText(budgetPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

const Acts = ({ of: { id, title, status, isOwn, isChosen, shops, shopId, quoteUntil } }: { of: Demand }) => (
  <DetailActs>
    {isOwn && (status === draft || status === rejected) && (
      <RunButton label="提交" call={submit} input={{ id }} primary says="已提交，等待受理" />
    )}
    {status === submitted && <AcceptButton id={id} title={title} call={accept} />}
    {status === submitted && <RejectButton id={id} title={title} call={reject} />}
    {status === quoting && shopId > 0 && <DealButton id={id} title={title} call={deal} />}
    {status === quoting && !isChosen && (
      <InviteButton id={id} title={title} shopIds={shops.map((shop) => shop.id)} quoteUntil={quoteUntil} call={invite} />
    )}
    {isOwn && (status === draft || status === submitted || status === quoting) && (
      <CloseButton id={id} title={title} call={close} />
    )}
    <HistoryButton noun="demand" id={id} call={info} />
  </DetailActs>
);

/** A demand as it stands, with the quotes for it side by side. */
export function DemandPage({ of, onBack }: { of: Demand; onBack: () => void }) {
  const may = useMay();
  useOwnTitle(of.title);
  const hasQuotes = [quoting, dealt, closed].some((state) => state === of.status);
  return (
    <section className="form-page form-read" aria-label={of.title}>
      <PageHead title={of.title}>
        <Acts of={of} />
      </PageHead>
      {of.reason !== '' && (
        <Alert type="warning" showIcon title={`${demandStates.labels[`${of.status as 4 | 5}`]}：${of.reason}`} />
      )}
      {of.isOverdue && <Alert type="warning" showIcon title="已逾期：期望日期或报价截止日已过" />}
      <DemandFacts of={of} />
      <Items of={of} />
      {hasQuotes && may(quoteCalls.list) && <QuotesCompared of={of} />}
      <footer className="form-foot">
        <Button onClick={onBack}>返回</Button>
      </footer>
    </section>
  );
}
