import { Table } from 'antd';
import { Link } from 'react-router';
import { orderPhases, refundPhases, type TeamMember, teamCalls } from '#contract/marketing/teams.ts';
import { Choice, Empty, Failing, Portrait, useCall, yuanText } from '#web/ui/index.ts';

const Phase = ({ of: { orderStatus, refundStatus } }: { of: TeamMember }) =>
  refundStatus ? <Choice of={refundPhases} value={refundStatus} /> : <Choice of={orderPhases} value={orderStatus} />;

/** Customers in a team, with their orders. */
export function TeamMembers({ id }: { id: number }) {
  const { data, error, refetch } = useCall(teamCalls.members, { id }, { saysItself: true });
  if (error) return <Failing error={error} again={() => void refetch()} isOver={false} />;
  return (
    <Table<TeamMember>
      size="small"
      rowKey="id"
      loading={!data}
      dataSource={data ?? []}
      pagination={false}
      scroll={{ x: 560 }}
      locale={{ emptyText: <Empty says="这个团里还没有人" /> }}
      columns={[
        { title: '头像', width: 64, render: (_, { avatar, nickname }) => <Portrait url={avatar} name={nickname} /> },
        { title: '用户名称', dataIndex: 'nickname', width: 120 },
        {
          title: '订单编号',
          width: 200,
          render: (_, { orderId }) => <Link to={`/order/index?open=${orderId}`}>{orderId}</Link>,
        },
        { title: '金额', width: 88, align: 'right', render: (_, { totalPrice }) => totalPrice !== null && yuanText(totalPrice) },
        { title: '订单状态', width: 88, render: (_, member) => <Phase of={member} /> },
      ]}
    />
  );
}
