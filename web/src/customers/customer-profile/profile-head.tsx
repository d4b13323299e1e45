import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { userTypes } from '#contract/customers/enums.ts';
import { letterCalls } from '#contract/notifications/letters.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import type { profileCalls } from '#contract/profiles/profiles.ts';
import { Portrait, Signal, shortMoment, useMay, yuanText } from '#web/ui/index.ts';
import { shareText } from '#web/ui/chart/measure.ts';
import { PhoneNumber } from './phone-number.tsx';

type Top = Answer<typeof profileCalls.topDetail>;
type Overview = Answer<typeof profileCalls.overview>;

const NONE = '–';

/** Amounts are missing for those who may not see them. */
const amountOr = (fen: number | null) => (fen === null ? NONE : yuanText(fen));

/** All orders of the customer, whether paid or not, where somebody may see them. */
function Orders({ uid, count }: { uid: number; count: number }) {
  const may = useMay();
  if (!may(orderCalls.list)) return count;
  return (
    <Link className="cell-open" to={`/order/index?uid=${uid}`} title="在订单列表中查看">
      {count}
    </Link>
  );
}

/** Messages to the customer and what became of them, for whoever may see these. */
function Letters({ uid }: { uid: number }) {
  const may = useMay();
  if (!may(letterCalls.list)) return null;
  return (
    <small>
      <Link className="cell-open" to={`/user/letter?uid=${uid}`}>
        发送记录
      </Link>
    </small>
  );
}

const refundsOf = ({ paidOrders, refundedOrders }: Overview) =>
  paidOrders === 0 ? NONE : `${shareText(refundedOrders / paidOrders)}（${refundedOrders}/${paidOrders} 单）`;

/** An overview that is still to come keeps its places. */
const habitsOf = (overview: Overview | 'waits'): readonly (readonly [string, ReactNode])[] => {
  const known = overview === 'waits' ? undefined : overview;
  return [
    ['最近付款', known?.lastPayTime ? shortMoment(known.lastPayTime) : NONE],
    ['退款率', known ? refundsOf(known) : NONE],
  ];
};

const figuresOf = (top: Top, overview: Overview | 'waits' | undefined): readonly (readonly [string, ReactNode])[] => [
  ['总消费金额', amountOr(top.allConsumeCount)],
  ['总计订单', <Orders key="orders" uid={top.user.uid} count={top.allOrderCount} />],
  ...(overview ? habitsOf(overview) : []),
  ['本月消费金额', amountOr(top.mothConsumeCount)],
  ['本月订单', top.mothOrderCount],
  ['余额', yuanText(top.balance)],
  ['积分', top.integralCount],
];

interface Props {
  top: Top;
  /** Undefined on servers that have none. */
  overview: Overview | 'waits' | undefined;
}

/** Name, number and phone of a customer, and what they are worth to the shop. */
export function ProfileHead({ top, overview }: Props) {
  const { uid, avatar, nickname, phone, userType, status } = top.user;
  return (
    <header className="profile-head">
      <Portrait url={avatar} name={nickname} />
      <div>
        <strong>
          {nickname || NONE} {!status && <Signal of="rest">已停用</Signal>}
        </strong>
        <small>{['ID', uid, labelOf(userTypes, userType)].filter(Boolean).join(' ')}</small>
        <small>{phone ? <PhoneNumber uid={uid} masked={phone} /> : '没有手机号'}</small>
        <Letters uid={uid} />
      </div>
      <dl>
        {figuresOf(top, overview).map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
