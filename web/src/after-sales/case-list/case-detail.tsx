import { Link } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundRecordStates } from '#contract/orders/refund-record.ts';
import type { CaseInfo } from '#contract/after-sales/return-case-record.ts';
import { caseKinds } from '#contract/orders/return-case-enums.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { viaKeyText } from '#contract/customers/via-key.ts';
import { Can } from '#web/ui/action/can.tsx';
import { Pictures } from '#web/ui/cells/pictures.tsx';
import { Choice } from '#web/ui/cells/choice.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { Facts } from '#web/ui/cells/facts.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { caseActs } from '../case/case-acts.tsx';
import { CaseLines } from '../case/case-lines.tsx';
import { CaseState, backText } from '../case/case-state.tsx';
import { OrderTimeline } from '#web/orders/order-detail/index.ts';
import { Part } from '#web/orders/order/index.ts';
import { ProposedRefund } from '#web/orders/refund/index.ts';

const Head = ({ of: found }: { of: CaseInfo }) => (
  <header className="order-head">
    <div>
      <p>
        <CaseState of={found} />
        <strong>{labelOf(caseKinds, found.kind)}</strong>
        {found.realName}
      </p>
      <p className="quiet">
        {found.openerKind === 'storefront' ? '用户' : found.opener} {when(found.createTime)}{' '}
        {found.openerKind === 'storefront' ? `申请 · ${viaKeyText(found.opener)}` : '发起'}
      </p>
    </div>
    <div className="order-acts">{caseActs(found, true)}</div>
  </header>
);

const OF_SEVERAL = '退换单里还有其他店铺的商品，这里只显示本店的商品和金额；审核、验收和退款由平台处理';

const refundOf = ({ refund }: CaseInfo) =>
  refund && (
    <>
      {refund.amount !== null && <span className="figure">{yuanText(refund.amount)} </span>}
      <Choice of={refundRecordStates} value={refund.state} />
      {refund.failure && <small className="gone">{refund.failure}</small>}
    </>
  );

const sentOf = ({ parcel }: CaseInfo) =>
  parcel &&
  (parcel.deliveryId === null ? (
    '当面交付'
  ) : (
    <>
      {parcel.deliveryName} <CopyText text={parcel.deliveryId} />
    </>
  ));

const Story = ({ of: found }: { of: CaseInfo }) => (
  <Facts
    of={[
      ['退换单号', <CopyText key="no" text={found.caseNo} />],
      [
        '订单号',
        <Can key="order" call={orderCalls.list} else={<CopyText text={found.orderNo} />}>
          <Link to={`/order/index?open=${found.orderNo}`}>{found.orderNo}</Link>
        </Can>,
      ],
      ['退换原因', found.reason],
      ['用户说明', found.explain],
      ['凭证', found.pictures.length > 0 && <Pictures key="pictures" urls={found.pictures} alt="退款凭证" />],
      ['寄回地址', found.returnTo],
      ['退回快递', backText(found)],
      ['验收备注', found.note],
      ['退款', refundOf(found)],
      ['换货快递', sentOf(found)],
      ['结束原因', found.endReason],
    ]}
  />
);

/** A case with its goods, its story, and the one next act. */
export const CaseDetail = ({ id }: { id: number }) => (
  <Loaded call={returnCaseCalls.info} input={{ id }}>
    {(found) =>
      found && (
        <article className="order case">
          <Head of={found} />
          {found.isPart && <p className="quiet">{OF_SEVERAL}</p>}
          <ProposedRefund isOf={({ caseId }) => caseId === id} says="复核通过后退款，退换单随之办结" />
          <div className="order-main">
            <Part title="退换商品">
              <CaseLines of={found} />
            </Part>
            <Part title="退换信息">
              <Story of={found} />
            </Part>
          </div>
          <div className="order-side">
            <Can call={orderStepCalls.timeline}>
              <OrderTimeline orderNo={found.orderNo} />
            </Can>
          </div>
        </article>
      )
    }
  </Loaded>
);
