import { PlusOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { type RoleRow, dataScopes } from '#contract/access/role-record.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { onOrOff } from '#contract/choices.ts';
import {
  type Column,
  FlagSwitch,
  GoButton,
  HistoryButton,
  ListPage,
  RunButton,
  TextFilter,
  figure,
  useMay,
  when,
} from '#web/ui/index.ts';
import { ROLES, copyAddress, roleAddress } from './addresses.ts';
import { isSuper } from './is-super.ts';
import './role-list.css';

const Name = ({ role }: { role: RoleRow }) => (
  <>
    {role.roleName} {isSuper(role) && <Tag>内置，不能修改</Tag>}
  </>
);

/** First pages that the role opens, and how many more. */
const Pages = ({ role: { pages, ...role } }: { role: RoleRow }) => (
  <span className="role-pages">
    {isSuper(role) ? <Tag color="blue">全部权限</Tag> : pages?.first.map((name) => <Tag key={name}>{name}</Tag>)}
    {!isSuper(role) && pages && pages.count > pages.first.length && `等 ${pages.count} 个页面`}
  </span>
);

const Active = ({ role: { id, roleName, status } }: { role: RoleRow }) => (
  <FlagSwitch
    on={status}
    label={`${roleName}状态`}
    of={onOrOff}
    call={roleCalls.updateStatus}
    input={(on) => ({ id, status: on })}
  />
);

const TwoStep = ({ role: { id, roleName, requiresTwoStep } }: { role: RoleRow }) => (
  <FlagSwitch
    on={requiresTwoStep === true}
    label={`${roleName}要求两步登录`}
    of={onOrOff}
    call={roleCalls.requireTwoStep}
    input={(required) => ({ id, required })}
  />
);

const columns: readonly Column<RoleRow>[] = [
  { field: 'roleName', width: 192, card: 'title', show: (_, role) => <Name role={role} /> },
  { field: 'pages', width: 284, ours: true, show: (_, role) => <Pages role={role} /> },
  { field: 'status', width: 80, card: 'status', show: (_, role) => !isSuper(role) && <Active role={role} /> },
  { field: 'requiresTwoStep', width: 104, ours: true, show: (_, role) => <TwoStep role={role} /> },
  { field: 'dataScope', width: 140, ours: true, show: (scope) => scope && dataScopes.labels[scope] },
  { field: 'holders', width: 72, ours: true, show: (holders) => holders !== undefined && figure(holders) },
  { field: 'createTime', show: when },
  { field: 'updateTime', show: when, hidden: true },
  { field: 'id', width: 72, card: 'none', hidden: true },
];

const add = <GoButton label="添加角色" to={`${ROLES}/edit`} call={roleCalls.save} primary icon={<PlusOutlined aria-hidden />} />;

/** The page of a role, to change it or to look at what nobody changes. */
function OpenRole({ role }: { role: RoleRow; call: typeof roleCalls.info }) {
  const mayUpdate = useMay()(roleCalls.update);
  return <GoButton label={mayUpdate && !isSuper(role) ? '编辑' : '查看'} to={roleAddress(role.id)} call={roleCalls.info} />;
}

/** Bundles of rights that administrators are given. */
export const RoleList = () => (
  <ListPage
    title="角色"
    call={roleCalls.list}
    filters={<TextFilter name="roleName" placeholder="请输入角色名称" />}
    actions={add}
    columns={columns}
    rowActions={(role) => (
      <>
        <OpenRole role={role} call={roleCalls.info} />
        <GoButton label="复制" to={copyAddress(role.id)} call={roleCalls.save} also={roleCalls.info} />
        <HistoryButton noun="role" id={role.id} call={roleCalls.info} />
        {!isSuper(role) && (
          <RunButton label="删除" call={roleCalls.delete} input={{ id: role.id }} ask="确认删除当前数据" danger />
        )}
      </>
    )}
    empty={{ says: '还没有角色，添加后可以把它授予管理员', action: add }}
  />
);
