import { Button, Modal, Skeleton } from 'antd';
import type { Answer } from '#contract/call.ts';
import { SIGNED, newestFirst, parcelStates } from '#contract/services/tracking.ts';
import { type Parcel, trackingCalls } from '#contract/fulfilment/parcels.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Choice } from '#web/ui/cells/choice.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { Facts } from '#web/ui/cells/facts.tsx';
import { Signal } from '#web/ui/cells/signal.tsx';
import { Empty, Failing } from '#web/ui/list-parts/list-states.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import type { OrderInfo } from '../order/situation.tsx';
import '#web/ui/form/form.css';
import '#web/ui/list-parts/list.css';

type Trace = Answer<typeof trackingCalls.getLogisticsInfo>;

const NOTHING = '还没有物流轨迹。刚发出的包裹要等快递揽收；一直没有的话，请在经营设置里检查物流查询接口';

const Steps = ({ trace }: { trace: Trace }) =>
  trace.list.length === 0 ? (
    <Empty says={NOTHING} />
  ) : (
    <ol className="timeline" aria-label="物流轨迹">
      {newestFirst(trace.list).map(({ time, status }, index) => (
        <li key={`${time} ${status}`}>
          <p>
            <Signal of={index > 0 ? 'rest' : trace.issign === SIGNED ? 'done' : 'underway'}>{time}</Signal>
          </p>
          <p>{status}</p>
        </li>
      ))}
    </ol>
  );

const stateOf = ({ issign, deliverystatus }: Trace) => deliverystatus ?? (issign === SIGNED ? parcelStates.signed : undefined);

interface Props {
  order: Pick<OrderInfo, 'orderId' | 'deliveryName' | 'deliveryId'>;
  /** The latest of the order without it. */
  parcel?: Parcel | undefined;
  onClose: () => void;
}

/** Steps of a parcel. The telephone of the carrier stands there even when nobody answers. */
export function ParcelDialog({ order, parcel, onClose }: Props) {
  useFocusBack();
  const asked = useCall(trackingCalls.getLogisticsInfo, { orderNo: order.orderId, parcelId: parcel?.id }, { saysItself: true });
  const { data, error, isFetching, refetch } = asked;
  const { deliveryName, deliveryId } = parcel ?? order;
  const footer = (
    <>
      <Button loading={isFetching} onClick={() => void refetch()}>
        刷新
      </Button>
      <Button type="primary" onClick={onClose}>
        关闭
      </Button>
    </>
  );
  const facts = [
    ['物流公司', data?.expName ?? deliveryName],
    ['物流单号', <CopyText key="number" text={deliveryId ?? ''} />],
    ['物流状态', data && stateOf(data) && <Choice key="state" of={parcelStates} value={stateOf(data)} />],
    ['快递电话', data?.expPhone],
    ['快递员', data && [data.courier, data.courierPhone].filter(Boolean).join(' ')],
  ] as const;
  return (
    <Modal open className="form-dialog parcel" title="物流查询" width={560} footer={footer} onCancel={onClose}>
      <Facts of={facts} />
      {error && !isFetching && <Failing error={error} again={() => void refetch()} />}
      {data && !error && <Steps trace={data} />}
      {!data && isFetching && <Skeleton active paragraph={{ rows: 4 }} />}
    </Modal>
  );
}
