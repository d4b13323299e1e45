import { Tag } from 'antd';
import { type AdminRow, administratorCalls } from '#contract/access/administrators.ts';
import { twoStepCalls } from '#contract/access/two-step.ts';
import { flagChoices, onOrOff } from '#contract/choices.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { ChoiceFilter, type Column, FlagSwitch, HistoryButton, ListPage, RunButton, TextFilter, when } from '#web/ui/index.ts';
import { AdminDialog } from './admin-dialog.tsx';
import { RoleFilter } from './role-select.tsx';

const { updateStatus, updateIsSms, delete: remove } = administratorCalls;
const yesOrNo = flagChoices('是', '否');
const turnedOn = flagChoices('已开启', '未开启');

const Active = ({ admin: { id, realName, status } }: { admin: AdminRow }) => (
  <FlagSwitch on={status} label={`${realName}状态`} of={onOrOff} call={updateStatus} input={(on) => ({ id, status: on })} />
);
const Texted = ({ admin: { id, realName, isSms } }: { admin: AdminRow }) => (
  <FlagSwitch on={isSms} label={`${realName}接收短信`} of={onOrOff} call={updateIsSms} input={(on) => ({ id, isSms: on })} />
);
const ResetTwoStep = ({ admin: { id, realName } }: { admin: AdminRow }) => (
  <RunButton
    label="重置两步登录"
    call={twoStepCalls.reset}
    input={{ id }}
    touches={['admin']}
    ask={`确定重置${realName}的两步登录？对方会退出登录，之后只需密码就能登录。`}
    danger
  />
);
const Roles = ({ names }: { names: string }) =>
  names
    .split(',')
    .filter(Boolean)
    .map((name) => <Tag key={name}>{name}</Tag>);

const columns: readonly Column<AdminRow>[] = [
  { field: 'id', width: 56, card: 'none' },
  { field: 'realName', width: 110, card: 'title' },
  { field: 'account', width: 110 },
  { field: 'phone', width: 120, show: (phone) => phone && <Masked text={phone} /> },
  { field: 'roleNames', width: 160, show: (names) => <Roles names={names} /> },
  { field: 'lastTime', width: 110, show: when },
  { field: 'lastIp', width: 116 },
  { field: 'status', width: 84, card: 'status', show: (_, admin) => <Active admin={admin} /> },
  { field: 'isSms', width: 104, show: (_, admin) => <Texted admin={admin} /> },
  { field: 'twoStep', width: 84, of: turnedOn },
  { field: 'isDel', title: '删除标记', width: 76, of: yesOrNo, card: 'none' },
];

const add = <AdminDialog call={administratorCalls.save} />;

/** List of administrators and their roles. */
export const AdminList = () => (
  <ListPage
    title="管理员"
    call={administratorCalls.list}
    filters={
      <>
        <RoleFilter />
        <ChoiceFilter name="status" of={flagChoices('显示', '不显示')} />
        <TextFilter name="realName" placeholder="姓名或者账号" />
      </>
    }
    actions={add}
    columns={columns}
    rowActions={(admin) => (
      <>
        <AdminDialog admin={admin} call={administratorCalls.update} />
        <HistoryButton noun="admin" id={admin.id} call={administratorCalls.info} />
        {admin.twoStep && <ResetTwoStep admin={admin} />}
        <RunButton label="删除" call={remove} input={{ id: admin.id }} ask="确认删除当前数据" danger />
      </>
    )}
    empty={{ says: '没有管理员', action: add }}
  />
);
