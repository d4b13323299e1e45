import { Link } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { carriers, colors, invoiceTypes, issueWays } from '#contract/finance/invoices/invoice-enums.ts';
import type { InvoiceInfo } from '#contract/finance/invoices/invoice-record.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { Choice, type Fact, Loaded, OrderLink, code, day, yuanText } from '#web/ui/index.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { invoiceActs } from './invoice-acts.tsx';
import { Status } from './status.tsx';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { MaskedFacts } from '../invoice-parts/masked-facts.tsx';
import { Steps } from '../invoice-parts/steps.tsx';
import '../invoice-parts/invoice-parts.css';

const Tasks = ({ of }: { of: InvoiceInfo['tasks'] }) =>
  of.length > 0 && (
    <section aria-label="开票后的退款">
      <h2>开票后的退款</h2>
      <ul className="invoice-steps">
        {of.map(({ id, orderNo, amount, isDone }) => (
          <li key={id}>
            <OrderLink orderNo={orderNo} />
            {` 退款 ${yuanText(amount)}，${isDone ? '已红冲' : '待红冲'}`}
          </li>
        ))}
      </ul>
    </section>
  );

const factsOf = (found: InvoiceInfo): readonly Fact[] => [
  ['发票号码', code(found.invoiceNo)],
  ['发票代码', found.invoiceCode],
  ['颜色', <Choice key="color" of={colors} value={found.color} />],
  ['状态', <Status key="status" of={found} />],
  ['发票类型', labelOf(invoiceTypes, found.invoiceType)],
  ['发票形式', labelOf(carriers, found.carrier)],
  ['开票方式', labelOf(issueWays, found.way)],
  ['开票日期', day(found.issueDate)],
  ['开票人', found.operator],
  ['购买方', found.buyerName],
  ['税号', found.buyerTaxNo],
  ['地址电话', found.buyerContact],
  ['开户行', found.buyerBank],
  ['销售方', found.sellerName],
  ['销售方税号', found.sellerTaxNo],
  ['价税合计', yuanText(found.amount)],
  ['已红冲', found.reversedAmount > 0 && yuanText(found.reversedAmount)],
  [
    '关联申请',
    <Link key="application" className="cell-open" to={`/financial/invoicing?open=${found.applicationId}`}>
      {found.applyNo}
    </Link>,
  ],
  [
    '对应蓝字发票',
    found.originId !== null && (
      <Link key="origin" className="cell-open" to={`/financial/invoiceManage?open=${found.originId}`}>
        查看
      </Link>
    ),
  ],
  ['红冲原因', found.redReason],
  ['确认单', found.redConfirmNo],
  ['接收邮箱', found.email],
  ['接收手机', found.phone],
  ['备注', found.remark],
  ['版式文件', found.fileUrl !== '' && <FileLink key="file" address={found.fileUrl} />],
];

/** An invoice with what can be done with it, its parties, its lines, the refunds since and what was done with it. */
export const InvoiceDetail = ({ id }: { id: number }) => (
  <Loaded call={invoiceCalls.info} input={{ id }}>
    {(found) =>
      found && (
        <article className="invoice-detail">
          <DetailActs>{invoiceActs(found)}</DetailActs>
          <MaskedFacts found={found} call={invoiceCalls.reveal} facts={factsOf} />
          <InvoiceLines called="开票明细" of={found.lines} />
          <Tasks of={found.tasks} />
          <Steps of={found.logs} />
        </article>
      )
    }
  </Loaded>
);

export const FileLink = ({ address }: { address: string }) => (
  <a className="invoice-link" href={address} target="_blank" rel="noreferrer">
    下载
  </a>
);
