import { PlusOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { type RoleRow, dataScopes, roleCalls } from '#contract/access/roles.ts';
import { onOrOff } from '#contract/choices.ts';
import {
  type Column,
  FlagSwitch,
  HistoryButton,
  ListPage,
  OpenButton,
  RunButton,
  TextFilter,
  figure,
  when,
} from '#web/ui/index.ts';

const RoleDialog = lazy(() => import('./role-dialog.tsx').then((module) => ({ default: module.RoleDialog })));

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
    on={requiresTwoStep}
    label={`${roleName}要求两步登录`}
    of={onOrOff}
    call={roleCalls.requireTwoStep}
    input={(required) => ({ id, required })}
  />
);

const columns: readonly Column<RoleRow>[] = [
  { field: 'id', width: 96 },
  { field: 'roleName', width: 220, card: 'title' },
  { field: 'status', width: 96, card: 'status', show: (_, role) => <Active role={role} /> },
  { field: 'requiresTwoStep', width: 112, show: (_, role) => <TwoStep role={role} /> },
  { field: 'dataScope', width: 144, show: (scope) => dataScopes.labels[scope] },
  { field: 'holders', width: 96, show: figure },
  { field: 'createTime', width: 160, show: when },
  { field: 'updateTime', show: when },
];

const add = (
  <OpenButton label="添加角色" call={roleCalls.save} primary icon={<PlusOutlined aria-hidden />}>
    {(close) => <RoleDialog onClose={close} />}
  </OpenButton>
);

/** Bundles of rights that administrators are given. */
export const RoleList = () => (
  <ListPage
    title="角色"
    call={roleCalls.list}
    filters={<TextFilter name="roleName" placeholder="请输入角色昵称" />}
    actions={add}
    columns={columns}
    rowActions={(role) => (
      <>
        <OpenButton label="编辑" call={roleCalls.update} also={roleCalls.info}>
          {(close) => <RoleDialog role={role} onClose={close} />}
        </OpenButton>
        <OpenButton label="复制" call={roleCalls.save} also={roleCalls.info}>
          {(close) => <RoleDialog role={role} isCopy onClose={close} />}
        </OpenButton>
        <HistoryButton noun="role" id={role.id} call={roleCalls.info} />
        <RunButton label="删除" call={roleCalls.delete} input={{ id: role.id }} ask="确认删除当前数据" danger />
      </>
    )}
    empty={{ says: '还没有角色，添加后可以把它授予管理员', action: add }}
  />
);
