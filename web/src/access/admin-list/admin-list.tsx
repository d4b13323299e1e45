import { Tag } from 'antd';
import type { AdminRow } from '#contract/access/administrator-record.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { invitationCalls } from '#contract/access/invitations.ts';
import { impersonationCalls } from '#contract/access/impersonations.ts';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { flagChoices, onOrOff } from '#contract/choices.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import {
  ChoiceFilter,
  type Column,
  FlagSwitch,
  GoButton,
  HistoryButton,
  ListPage,
  RunButton,
  TextFilter,
  impersonate,
  useSession,
  when,
} from '#web/ui/index.ts';
import { InviteButton } from '../invitations/invite-button.tsx';
import { AdminDialog } from './admin-dialog.tsx';
import { RoleFilter } from '../role-select/role-select.tsx';

const { updateStatus, updateIsSms, delete: remove } = administratorCalls;
const turnedOn = flagChoices('已开启', '未开启');

const Active = ({ admin: { id, realName, status } }: { admin: AdminRow }) => (
  <FlagSwitch on={status} label={`${realName}状态`} of={onOrOff} call={updateStatus} input={(on) => ({ id, status: on })} />
);
const Texted = ({ admin: { id, realName, isSms } }: { admin: AdminRow }) => (
  <FlagSwitch on={isSms} label={`${realName}接收短信`} of={onOrOff} call={updateIsSms} input={(on) => ({ id, isSms: on })} />
);
interface Acted<C> {
  admin: AdminRow;
  /** Named at the row as well, which asks who may. */
  call: C;
}

const ResetTwoStep = ({ admin: { id, realName }, call }: Acted<typeof twoStepCalls.reset>) => (
  <RunButton
    label="重置两步登录"
    call={call}
    input={{ id }}
    touches={['admin']}
    ask={`确定重置${realName}的两步登录？对方会退出登录，之后只需密码就能登录。`}
    danger
  />
);
/** Oneself, and who cannot sign in, nobody looks as. */
function LookAs({ admin: { id, account, realName, status }, call }: Acted<typeof impersonationCalls.begin>) {
  const own = useSession(({ info }) => info?.name);
  if (!status || account === own) return null;
  return (
    <RunButton
      label="以此身份查看"
      call={call}
      input={{ adminId: id }}
      ask={`以${realName}的身份查看后台？看到的菜单和数据与对方一样，只能看、不能操作，最多 30 分钟，会记入操作日志。`}
      then={({ token }) => impersonate(token)}
    />
  );
}
const Roles = ({ names }: { names: string }) =>
  names
    .split(',')
    .filter(Boolean)
    .map((name) => <Tag key={name}>{name}</Tag>);

const columns: readonly Column<AdminRow>[] = [
  { field: 'realName', width: 96, card: 'title' },
  { field: 'account', width: 100 },
  { field: 'phone', width: 112, show: (phone) => phone && <Masked text={phone} /> },
  { field: 'roleNames', width: 136, show: (names) => <Roles names={names} /> },
  { field: 'lastTime', width: 104, show: when },
  { field: 'lastIp', width: 112 },
  { field: 'status', width: 84, card: 'status', show: (_, admin) => <Active admin={admin} /> },
  { field: 'twoStep', width: 84, ours: true, of: turnedOn },
  { field: 'isSms', width: 96, show: (_, admin) => <Texted admin={admin} />, card: 'none', hidden: true },
  { field: 'id', width: 64, card: 'none', hidden: true },
];

const add = <AdminDialog call={administratorCalls.save} />;
const actions = (
  <>
    {add}
    <GoButton label="邀请记录" to="/operation/roleManager/invitations" call={invitationCalls.list} />
    <InviteButton primary call={invitationCalls.save} />
  </>
);

/** List of administrators and their roles. */
export const AdminList = () => (
  <ListPage
    title="管理员"
    call={administratorCalls.list}
    filters={
      <>
        <RoleFilter />
        <ChoiceFilter name="status" of={onOrOff} />
        <TextFilter name="realName" placeholder="姓名或者账号" />
      </>
    }
    actions={actions}
    columns={columns}
    rowActions={(admin) => (
      <>
        <AdminDialog admin={admin} call={administratorCalls.update} />
        <LookAs admin={admin} call={impersonationCalls.begin} />
        <HistoryButton noun="admin" id={admin.id} call={administratorCalls.info} />
        {admin.twoStep && <ResetTwoStep admin={admin} call={twoStepCalls.reset} />}
        <RunButton label="删除" call={remove} input={{ id: admin.id }} ask="确认删除当前数据" danger />
      </>
    )}
    empty={{ says: '没有管理员', action: add }}
  />
);
