import type { InvoiceApplicationInfo } from '#contract/finance/invoices/invoice-application-record.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import {
  auditStates,
  contentTypes,
  invoiceSources,
  invoiceTypes,
  progressStates,
  titleTypes,
} from '#contract/finance/invoices/invoice-enums.ts';
import { Link } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { Choice, CustomerLink, type Fact, Loaded, when, yuanText } from '#web/ui/index.ts';
import { whyNotIssued } from './progress.tsx';
import { subjectKind } from './subjects.tsx';
import { applicationActs } from './application-acts.tsx';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { DocumentLink } from '../document-link.tsx';
import { MaskedFacts } from '../invoice-parts/masked-facts.tsx';
import { Steps } from '../invoice-parts/steps.tsx';
import '../invoice-parts/invoice-parts.css';

const { info, reveal } = applicationCalls;
const subjects = (source: number) => (source === invoiceSources.recharge ? '关联充值' : '关联订单');

const factsOf = (found: InvoiceApplicationInfo): readonly Fact[] => [
  ['审核状态', <Choice key="audit" of={auditStates} value={found.audit} />],
  ['开票进度', found.progress && <Choice key="progress" of={progressStates} value={found.progress} />],
  ['开具', whyNotIssued(found)],
  ['拒绝原因', found.auditReason],
  ['失败原因', found.failReason],
  [
    '发票',
    found.invoiceId !== null && (
      <Link key="invoice" className="cell-open" to={`/financial/invoiceManage?open=${found.invoiceId}`}>
        查看
      </Link>
    ),
  ],
  ['用户', <CustomerLink key="uid" uid={found.uid}>{`${found.nickname}（${found.uid}）`}</CustomerLink>],
  ['开票金额', yuanText(found.amount)],
  ['发票类型', labelOf(invoiceTypes, found.invoiceType)],
  ['开票内容', labelOf(contentTypes, found.contentType)],
  ['抬头类型', labelOf(titleTypes, found.titleType)],
  ['发票抬头', found.title],
  ['税号', found.taxNo],
  ['注册地址', found.regAddress],
  ['注册电话', found.regPhone],
  ['开户银行', found.bankName],
  ['银行账号', found.bankAccount],
  ['接收邮箱', found.email],
  ['接收手机', found.phone],
  ['备注', found.remark],
  ['申请时间', when(found.createTime)],
  ['审核人', found.auditorName],
];

/** An application with what can be done with it, its title, its orders and what was done with it. */
export const ApplicationDetail = ({ id }: { id: number }) => (
  <Loaded call={info} input={{ id }}>
    {(found) =>
      found && (
        <article className="invoice-detail">
          <DetailActs>{applicationActs(found)}</DetailActs>
          <MaskedFacts found={found} call={reveal} facts={factsOf} />
          <section className="invoice-table" aria-label={subjects(found.source)}>
            <h2>{subjects(found.source)}</h2>
            <table>
              <thead>
                <tr>
                  <th>订单号</th>
                  <th>付款时间</th>
                  <th className="figure">实付</th>
                  <th className="figure">已退</th>
                  <th className="figure">可开票</th>
                </tr>
              </thead>
              <tbody>
                {found.orders.map(({ orderNo, payTime, orderAmount, refundedAmount, invoiceAmount }) => (
                  <tr key={orderNo}>
                    <td>
                      <DocumentLink kind={subjectKind(found.source)} number={orderNo} />
                    </td>
                    <td>{payTime && when(payTime)}</td>
                    <td className="figure">{yuanText(orderAmount)}</td>
                    <td className="figure">{yuanText(refundedAmount)}</td>
                    <td className="figure">{yuanText(invoiceAmount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <Steps of={found.logs} />
        </article>
      )
    }
  </Loaded>
);
