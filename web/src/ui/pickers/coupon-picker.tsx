import { type ReactNode, useState } from 'react';
import type { Page } from '#contract/wire.ts';
import { showMoment } from '#contract/moment.ts';
import { yuan } from '../cells/yuan.tsx';
import { TextFilter } from '../filters/text-filter.tsx';
import type { TitledColumn } from '../scene/column.ts';
import type { Selection } from '../scene/selection.ts';
import { notify } from '../basics/notify.ts';
import { type PickInput, PickDialog } from './pick-dialog.tsx';

export interface PickableCoupon {
  id: number;
  name: string;
  /** Amounts in fen. */
  money: number;
  minPrice: number;
  isFixedTime: boolean;
  /** Days it is good for, from the day somebody has it. */
  day: number | null;
  useStartTime: Date | null;
  useEndTime: Date | null;
  isLimited: boolean;
  lastTotal: number;
  /** Reason why it cannot be sent; none where it can, and where a server says none. */
  whyNot?: string | null | undefined;
}

/** Fields kept of a picked coupon. */
export type PickedCoupon = Pick<PickableCoupon, 'id' | 'name'>;

interface Shared {
  load: (asked: PickInput) => Promise<Page<PickableCoupon>>;
  onClose: () => void;
}
/** `wu` picks several for a form; `send` gives one away at once. */
type Props = Shared &
  (
    | {
        handle: 'wu';
        start?: readonly PickedCoupon[];
        /** Reason there are none, and where they are made. */
        empty?: string;
        onPick: (coupons: readonly PickedCoupon[]) => void;
      }
    | {
        handle: 'send';
        /** The button that sends it. */
        act: (coupon: PickableCoupon) => ReactNode;
        /** Line on coupons that cannot be sent. */
        aside?: ReactNode;
      }
  );

function validity({ isFixedTime, day, useStartTime, useEndTime }: PickableCoupon): string {
  if (isFixedTime && useStartTime && useEndTime) return `${showMoment(useStartTime)} 至 ${showMoment(useEndTime)}`;
  return !isFixedTime && day ? `领取后 ${day} 天` : '不限制';
}

const columns: readonly TitledColumn<PickableCoupon>[] = [
  { title: 'ID', field: 'id', width: 56, card: 'none' },
  { title: '优惠券名称', field: 'name', width: 140, card: 'title', opens: true },
  { title: '优惠券面值', field: 'money', show: yuan, card: 'status' },
  { title: '最低消费额', field: 'minPrice', width: 96, align: 'right', show: (least) => (least === 0 ? '不限制' : yuan(least)) },
  { title: '有效期限', field: 'isFixedTime', width: 176, show: (_, coupon) => validity(coupon) },
  {
    title: '剩余数量',
    field: 'lastTotal',
    width: 84,
    align: 'right',
    show: (left, { isLimited }) => (isLimited ? String(left) : '不限量'),
  },
];

/** Picked coupons stay picked while pages are turned. */
function usePicked(start: readonly PickedCoupon[]) {
  const [picked, setPicked] = useState(() => new Map(start.map((coupon) => [coupon.id, coupon])));
  const [seen] = useState(() => new Map(picked));
  const choose = (keys: readonly number[]) =>
    setPicked(new Map(keys.flatMap((key) => seen.get(key) ?? []).map((coupon) => [coupon.id, coupon])));
  const chosen: Selection = {
    keys: new Set(picked.keys()),
    isAll: false,
    count: picked.size,
    toggle: (key) => choose(picked.has(key) ? [...picked.keys()].filter((other) => other !== key) : [...picked.keys(), key]),
    replace: choose,
    chooseAll: () => Promise.resolve(),
    clear: () => choose([]),
    everyKey: () => Promise.resolve([...picked.keys()]),
  };
  return {
    picked: [...picked.values()],
    chosen,
    see: (rows: readonly PickedCoupon[]) => rows.forEach((row) => seen.set(row.id, row)),
  };
}

const nothing: readonly PickedCoupon[] = [];

/** Coupons to pick from, or to send. */
export function CouponPicker(props: Props) {
  const { load, onClose } = props;
  const { picked, chosen, see } = usePicked(props.handle === 'wu' ? (props.start ?? nothing) : nothing);
  const finish = () => {
    if (props.handle !== 'wu') return;
    if (picked.length === 0) return notify.warning('请先选择优惠券');
    props.onPick(picked);
    onClose();
  };
  return (
    <PickDialog
      title="优惠券"
      noun="coupon"
      load={async (asked) => {
        const page = await load(asked);
        see(page.list);
        return page;
      }}
      columns={columns}
      filters={<TextFilter name="name" label="优惠券名称" placeholder="请输入优惠券名称" />}
      names={['name']}
      empty={(props.handle === 'wu' && props.empty) || '没有可用的优惠券，请先添加'}
      chosen={props.handle === 'wu' ? chosen : undefined}
      rowActions={
        props.handle === 'send'
          ? (coupon) => (coupon.whyNot ? <span className="pick-why">{`${coupon.whyNot}，不能发送`}</span> : props.act(coupon))
          : undefined
      }
      aside={props.handle === 'send' ? props.aside : undefined}
      onOpen={props.handle === 'wu' ? ({ id }) => chosen.toggle(id) : undefined}
      onOk={props.handle === 'wu' ? finish : undefined}
      onClose={onClose}
    />
  );
}
