import { meaningOf } from '#contract/choices.ts';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import { orderSituations, situationWord } from '#contract/orders/enums.ts';
import { profileTabs } from '#contract/profiles/profiles.ts';
import { type ProfileOrder, signInRewards } from '#contract/profiles/profile-records.ts';
import { customerName, OrderLink, Signal, ViaKey, when, yuan, yuanText } from '#web/ui/index.ts';
import { levelOf } from '../level-name.tsx';
import { Moved, PointsMoved } from '../moved.tsx';
import { ProfileRows } from './profile-rows.tsx';

/** Situation of an order, which other servers leave out. */
const Standing = ({ of: { statusStr, paid, isTeamWaiting } }: { of: ProfileOrder }) =>
  statusStr && (
    <Signal of={(!isTeamWaiting && meaningOf(orderSituations, statusStr.key)) || 'rest'}>
      {situationWord({ statusStr, paid, isTeamWaiting })}
    </Signal>
  );

/** "搪瓷杯 等 3 种": the first product, and how many kinds there are. */
const goodsText = (goods: string | undefined, kinds: number) => (kinds > 1 ? `${goods} 等 ${kinds} 种` : goods);

const Orders = ({ uid }: { uid: number }) => (
  <ProfileRows
    uid={uid}
    tab={profileTabs.orders}
    keyOf={({ id }) => id}
    columns={[
      { title: '订单ID', field: 'orderId', width: 236, card: 'title', show: (orderNo) => <OrderLink orderNo={orderNo} /> },
      { title: '商品', field: 'goods', width: 176, show: (goods, { kinds = 1 }) => goodsText(goods, kinds) },
      { title: '状态', field: 'statusStr', width: 92, card: 'status', show: (_, order) => <Standing of={order} /> },
      { title: '收货人', field: 'realName', width: 80 },
      { title: '商品数量', field: 'totalNum', width: 76, align: 'right' },
      { title: '商品总价', field: 'totalPrice', show: yuan },
      { title: '实付金额', field: 'payPrice', show: yuan },
      { title: '付款时间', field: 'payTime', show: when },
    ]}
    empty="还没有消费过，付款的订单会出现在这里"
  />
);

const Points = ({ uid }: { uid: number }) => (
  <ProfileRows
    uid={uid}
    tab={profileTabs.points}
    keyOf={({ id }) => id}
    columns={[
      { title: '来源/用途', field: 'title', width: 140, card: 'title' },
      {
        title: '积分变化',
        field: 'integral',
        width: 88,
        align: 'right',
        show: (points, { type }) => <PointsMoved points={points} type={type} />,
      },
      { title: '变化后积分', field: 'balance', width: 96, align: 'right' },
      { title: '日期', field: 'updateTime', show: when },
      { title: '备注', field: 'mark', width: 240, show: (mark, record) => <ViaKey of={record}>{mark}</ViaKey> },
    ]}
    empty="积分还没有变动过"
  />
);

const SignIns = ({ uid }: { uid: number }) => (
  <ProfileRows
    uid={uid}
    tab={profileTabs.signIns}
    keyOf={({ id, type }) => id * 2 + type}
    columns={[
      { title: '动作', field: 'title', width: 200, card: 'title' },
      {
        title: '获得',
        field: 'number',
        width: 104,
        align: 'right',
        show: (number, { type }) =>
          `${number} ${type === signInRewards.experience ? signInRewards.labels[2] : signInRewards.labels[1]}`,
      },
      { title: '签到时间', field: 'createTime', show: when },
    ]}
    empty="还没有签到过"
  />
);

const Coupons = ({ uid }: { uid: number }) => (
  <ProfileRows
    uid={uid}
    tab={profileTabs.coupons}
    keyOf={({ id }) => id}
    columns={[
      { title: '优惠券名称', field: 'name', width: 180, card: 'title' },
      { title: '面值', field: 'money', show: yuan },
      { title: '状态', field: 'status', of: heldStates },
      {
        title: '最低消费额',
        field: 'minPrice',
        width: 96,
        align: 'right',
        show: (least) => (least === 0 ? '不限制' : yuan(least)),
      },
      { title: '有效期', field: 'endTime', show: when },
      { title: '兑换时间', field: 'updateTime', show: when },
    ]}
    empty="还没有优惠券"
  />
);

const Balance = ({ uid }: { uid: number }) => (
  <ProfileRows
    uid={uid}
    tab={profileTabs.balance}
    keyOf={({ id }) => id}
    columns={[
      {
        title: '变动金额',
        field: 'number',
        width: 112,
        align: 'right',
        show: (number, { pm }) => (number === null ? undefined : <Moved isIn={pm === 1} text={yuanText(number)} />),
      },
      { title: '变动后', field: 'balance', show: yuan },
      { title: '类型', field: 'title', width: 104, card: 'title' },
      { title: '创建时间', field: 'add_time', show: when },
      { title: '备注', field: 'mark', width: 240, show: (mark, record) => <ViaKey of={record}>{mark}</ViaKey> },
    ]}
    empty="余额还没有变动过"
  />
);

const Upline = ({ uid }: { uid: number }) => (
  <ProfileRows
    uid={uid}
    tab={profileTabs.upline}
    keyOf={(row) => row.uid}
    columns={[
      { title: 'ID', field: 'uid', width: 80 },
      {
        title: '昵称',
        field: 'nickname',
        width: 200,
        card: 'title',
        show: customerName,
      },
      { title: '等级', field: 'levelName', width: 120, show: (_, person) => levelOf(person) },
      { title: '加入时间', field: 'createTime', show: when },
    ]}
    empty="没有推荐人，是自己来的"
  />
);

const Addresses = ({ uid }: { uid: number }) => (
  <ProfileRows
    uid={uid}
    tab={profileTabs.addresses}
    keyOf={({ id }) => id}
    columns={[
      { title: '收货人', field: 'name', width: 96, card: 'title' },
      { title: '电话', field: 'phone', width: 120 },
      {
        title: '地址',
        field: 'detail',
        width: 320,
        show: (detail, { province, city, district }) => [province, city, district, detail].join(' '),
      },
      { title: '默认地址', field: 'isDefault', width: 80, show: (isDefault) => (isDefault ? '是' : '') },
      { title: '修改时间', field: 'updateTime', show: when },
    ]}
    empty="还没有保存过地址，在商城下单时保存的地址会出现在这里"
  />
);

/** Content of each tab, under its number on the wire. */
export const tabContents = {
  [profileTabs.orders]: Orders,
  [profileTabs.points]: Points,
  [profileTabs.signIns]: SignIns,
  [profileTabs.coupons]: Coupons,
  [profileTabs.balance]: Balance,
  [profileTabs.upline]: Upline,
  [profileTabs.addresses]: Addresses,
} as const;
