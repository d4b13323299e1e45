import type { CaseInfo } from '#contract/after-sales/return-case-record.ts';
import { openCaseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { GoButton } from '#web/ui/action/go-button.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { Part, type OrderInfo } from '#web/orders/order/index.ts';
import { ProposedMark } from '#web/orders/refund/index.ts';
import { caseActs } from './case-acts.tsx';
import { goodsText } from './case-lines.tsx';
import { CaseState, backText, caseWords, parcelText } from './case-state.tsx';

const isOpen = ({ state }: CaseInfo): boolean => openCaseStates.some((one) => one === state);

/** Cases of an order. Servers of the wire that know of none do not say so on the order. */
function useCases({ orderId, caseState }: Pick<OrderInfo, 'orderId' | 'caseState'>): CaseInfo[] {
  const enabled = useMay()(returnCaseCalls.ofOrder) && caseState !== undefined;
  return useCall(returnCaseCalls.ofOrder, { orderNo: orderId }, { enabled, saysItself: true }).data ?? [];
}

/** Next step of a case, in a sentence. */
const nextOf = (found: CaseInfo): string => {
  if (found.isPart) return '退换单里还有其他店铺的商品，由平台处理';
  if (found.state === 'asked') return `用户申请：${[found.reason, found.explain].filter(Boolean).join('，')}`;
  if (found.state === 'waiting') return found.backNumber === '' ? '等待用户寄回商品' : `用户已寄出：${backText(found)}`;
  return found.kind === 'exchange' ? '商品已收到，请发出换货' : '商品已收到，请退款';
};

/** Cases that are open, over everything else, with the way on. */
export const CaseBanners = ({ order, isLook }: { order: OrderInfo; isLook: boolean }) =>
  useCases(order)
    .filter(isOpen)
    .map((found) => (
      <div key={found.id} className="order-banner">
        <Part
          title={caseWords(found)}
          waits={found.state !== 'waiting'}
          extra={
            !isLook && (
              <span className="order-answers">
                {caseActs(found, true)}
                <GoButton label="查看退换单" to={`/order/returns?open=${found.id}`} call={returnCaseCalls.list} />
              </span>
            )
          }
        >
          <p>{goodsText(found.lines)}</p>
          <p className="quiet">{nextOf(found)}</p>
          <ProposedMark isOf={({ caseId }) => caseId === found.id} />
        </Part>
      </div>
    ));

/** Every case of an order, with how it ended. */
export function OrderCases({ order }: { order: OrderInfo }) {
  const cases = useCases(order);
  if (cases.length === 0) return null;
  return (
    <Part title="退换单">
      <ul className="refunds cases">
        {cases.map((found) => (
          <li key={found.id}>
            <span>
              <CaseState of={found} />
            </span>
            <span className="refund-why">
              <CopyText text={found.caseNo} />
              <small className="under">{goodsText(found.lines)}</small>
              {found.endReason !== null && <small className="gone">{found.endReason}</small>}
              {found.parcel?.deliveryId && (
                <small className="under">{parcelText('换货快递', found.parcel.deliveryName, found.parcel.deliveryId)}</small>
              )}
            </span>
            <span className="quiet">
              {typeof found.refund?.amount === 'number' && `${yuanText(found.refund.amount)} · `}
              {when(found.createTime)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
