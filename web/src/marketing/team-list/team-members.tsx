import { Link } from 'react-router';
import { orderPhases, type TeamMember, teamCalls } from '#contract/marketing/teams.ts';
import { refundStatuses } from '#contract/orders/enums.ts';
import { Choice, Empty, portrait, useCall, yuan } from '#web/ui/index.ts';
import { InnerList } from '#web/ui/list/inner-list.tsx';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import type { TitledColumn } from '#web/ui/scene/column.ts';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';

const SIZES = [10, 20, 30, 40];
const first = { page: '1', limit: '20' };

const Phase = ({ of: { orderStatus, refundStatus } }: { of: TeamMember }) =>
  refundStatus ? <Choice of={refundStatuses} value={refundStatus} /> : <Choice of={orderPhases} value={orderStatus} />;

const columns: readonly TitledColumn<TeamMember>[] = [
  { title: '头像', field: 'avatar', show: portrait },
  { title: '用户名称', field: 'nickname', width: 120, card: 'title' },
  {
    title: '订单编号',
    field: 'orderId',
    width: 240,
    show: (orderId) => <Link to={`/order/index?open=${orderId}`}>{orderId}</Link>,
  },
  { title: '金额', field: 'totalPrice', width: 88, show: yuan },
  { title: '订单状态', field: 'orderStatus', width: 88, card: 'status', show: (_, member) => <Phase of={member} /> },
];

/** Customers in a team, with their orders. */
export function TeamMembers({ id }: { id: number }) {
  const address = useDialogAddress(first);
  const asked = useCall(teamCalls.members, { id }, { saysItself: true });
  const [page, limit] = [Number(address.get('page')), Number(address.get('limit'))];
  const all = asked.data;
  const list = all?.slice((page - 1) * limit, page * limit) ?? [];
  const data = all && { page, limit, total: all.length, totalPage: Math.ceil(all.length / limit), list };
  return (
    <SceneProvider value={{ address, chosen: nothingChosen }}>
      <InnerList
        noun="team"
        asked={{ ...asked, data }}
        columns={columns}
        keyOf={(member) => member.id}
        sizes={SIZES}
        empty={<Empty says="这个团里还没有人" />}
      />
    </SceneProvider>
  );
}
