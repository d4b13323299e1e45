import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { userTypes } from '#contract/customers/enums.ts';
import { letterCalls } from '#contract/notifications/letters.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import type { profileCalls } from '#contract/profiles/profiles.ts';
import { type Key, Portrait, Signal, type Why, WhyBox, WhySum, shortMoment, useMay, yuanText } from '#web/ui/index.ts';
import { shareText } from '#web/ui/chart/measure.ts';
import { PhoneNumber } from './phone-number.tsx';

type Top = Answer<typeof profileCalls.topDetail>;
type Overview = Answer<typeof profileCalls.overview>;

const NONE = '–';

/** Amounts are missing for those who may not see them. */
const amountOr = (fen: number | null) => (fen === null ? NONE : yuanText(fen));

const ALL = '这位用户的全部订单';
const MONTH = '这位用户本月 1 日起下的订单';
const paidOrders: Why = {
  counts: '付过款的订单有几单',
  of: ALL,
  without: '没有付款、用户已删除、退款中和全部退款的订单；点开的列表里仍有它们',
};

/** All orders of the customer, whether paid or not, where somebody may see them. */
function Orders({ uid, count }: { uid: number; count: number }) {
  const may = useMay();
  if (!may(orderCalls.list)) return <WhySum label="总计订单" why={paidOrders} text={String(count)} />;
  const to = `/order/index?uid=${uid}`;
  return (
    <WhyBox className="why-inline" label="总计订单" why={paidOrders} to={to}>
      <Link className="cell-open" to={to} title="在订单列表中查看">
        {count}
      </Link>
    </WhyBox>
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

const why = (label: string, text: string, of: Why) => [label, <WhySum key={label} label={label} why={of} text={text} />] as const;

const refundRate = ({ paidOrders: paid, refundedOrders: back }: Overview): Why => ({
  counts: '退过款的订单数除以付过款的订单数，部分退款也算一单',
  of: ALL,
  without: '没有付款的订单',
  parts: [
    ['退过款', `${back} 单`],
    ['付过款', `${paid} 单`],
  ],
});

/** An overview that is still to come keeps its places. */
const habitsOf = (overview: Overview | 'waits'): readonly (readonly [string, ReactNode])[] => {
  const known = overview === 'waits' ? undefined : overview;
  return [
    ['最近付款', known?.lastPayTime ? shortMoment(known.lastPayTime) : NONE],
    known ? why('退款率', refundsOf(known), refundRate(known)) : ['退款率', NONE],
  ];
};

const ledger = (path: string, uid: number, needs: Key) => ({ to: `${path}?keywords=${uid}`, needs });

const figuresOf = (top: Top, overview: Overview | 'waits' | undefined): readonly (readonly [string, ReactNode])[] => [
  why('总消费金额', amountOr(top.allConsumeCount), {
    counts: '付款的金额相加，减去部分退款退回的',
    of: ALL,
    without: '没有付款、用户已删除、退款中和全部退款的订单',
  }),
  ['总计订单', <Orders key="orders" uid={top.user.uid} count={top.allOrderCount} />],
  ...(overview ? habitsOf(overview) : []),
  why('本月消费金额', amountOr(top.mothConsumeCount), {
    counts: '付款的金额相加，减去部分退款退回的',
    of: MONTH,
    without: '没有付款、用户已删除、退款中和全部退款的订单',
  }),
  why('本月订单', String(top.mothOrderCount), {
    counts: '付过款的订单有几单',
    of: MONTH,
    without: '用户已删除、退款中和全部退款的订单',
  }),
  why('余额', yuanText(top.balance), {
    counts: '余额流水各笔相加：充值（含赠送）、退款、佣金转入和员工增加的，减去付款、充值退款和员工扣减的',
    of: '这位用户的全部余额流水',
    place: ledger('/financial/record/monitor', top.user.uid, 'admin:finance:monitor:list'),
  }),
  why('积分', String(top.integralCount), {
    counts: '得到的积分相加，减去用掉、收回和过期的',
    of: '这位用户的全部积分流水',
    without: '还在冻结期的积分',
    place: ledger('/marketing/integral/integrallog', top.user.uid, 'admin:user:integral:list'),
  }),
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
