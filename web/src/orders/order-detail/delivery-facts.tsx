import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { showMoment } from '#contract/moment.ts';
import { CopyText, copy } from '#web/ui/cells/copy-text.tsx';
import { type Fact, Facts } from '#web/ui/cells/facts.tsx';
import { Masked } from '#web/ui/cells/masked.tsx';
import { Part } from '../order/part.tsx';
import { ParcelButton } from '../parcel/parcel-button.tsx';
import type { OrderInfo } from '../order/situation.tsx';
import { NoteButton } from './note-button.tsx';
import { OrderParcels, useHasParcels } from './order-parcels.tsx';

const PICK_UP = 2;
const isFetched = ({ shippingType }: OrderInfo) => shippingType === PICK_UP;

const labelOf = ({ realName, userPhone, userAddress }: OrderInfo) =>
  [realName, userPhone, userAddress].filter((part) => part !== '').join(' ');

const Copy = ({ what, text }: { what: string; text: string }) => (
  <Button
    type="text"
    size="small"
    icon={<CopyOutlined />}
    aria-label={`复制${what}`}
    title={`复制${what}`}
    onClick={() => void copy(text)}
  />
);

const parcelOf = (order: OrderInfo): readonly Fact[] => {
  const number = order.deliveryId ?? '';
  if (order.deliveryType === 'express')
    return [
      ['快递公司', order.deliveryName],
      [
        '快递单号',
        number !== '' && (
          <span key="number">
            <CopyText text={number} />
            <ParcelButton order={order} />
          </span>
        ),
      ],
    ];
  if (order.deliveryType === 'send')
    return [
      ['送货人', order.deliveryName],
      ['送货电话', number !== '' && <CopyText key="number" text={number} />],
    ];
  return [['发货方式', order.deliveryType === 'fictitious' && '无需物流']];
};

const WAITS_AT_POINT = 'toBeWrittenOff';

/** Point and code by which the customer fetches the order; nothing for what is sent. */
const pointOf = ({ systemStore: point, statusStr, verifyCode }: OrderInfo): readonly Fact[] =>
  point
    ? [
        ['提货码', statusStr.key === WAITS_AT_POINT && <CopyText key="code" text={verifyCode} />],
        ['门店名称', point.name],
        ['门店电话', point.phone],
        ['门店地址', `${point.address.replaceAll(',', '')}${point.detailedAddress}`],
      ]
    : [];

const factsOf = (order: OrderInfo, hasParcels: boolean): readonly Fact[] => [
  [isFetched(order) ? '提货人' : '收货人', order.realName],
  [
    isFetched(order) ? '提货电话' : '收货电话',
    <span key="phone">
      <Masked text={order.userPhone} />
      <Copy what="电话" text={order.userPhone} />
    </span>,
  ],
  [
    '收货地址',
    order.userAddress !== '' && !isFetched(order) && (
      <span key="address">
        {order.userAddress}
        <Copy what="地址" text={order.userAddress} />
      </span>
    ),
  ],
  ...pointOf(order),
  ...(hasParcels ? [] : parcelOf(order)),
  ['发货时间', order.shippedTime && showMoment(order.shippedTime)],
  ['收货时间', order.receivedTime && showMoment(order.receivedTime)],
  ['取消时间', order.cancelTime && showMoment(order.cancelTime)],
  ['用户', order.nikeName],
  ['店铺', order.seller?.name],
  [
    '绑定电话',
    order.phone !== null && order.phone !== '' && order.phone !== order.userPhone && <Masked key="bound" text={order.phone} />,
  ],
];

/** Address of the parcels, and how they are sent. */
export function DeliveryFacts({ order }: { order: OrderInfo }) {
  const hasParcels = useHasParcels(order);
  return (
    <>
      <Part
        title={isFetched(order) ? '提货信息' : '收货信息'}
        extra={
          <span>
            <NoteButton order={order} />
            <Button type="link" size="small" onClick={() => void copy(labelOf(order))}>
              复制全部
            </Button>
          </span>
        }
      >
        <Facts of={factsOf(order, hasParcels)} />
      </Part>
      {hasParcels && <OrderParcels order={order} />}
    </>
  );
}
