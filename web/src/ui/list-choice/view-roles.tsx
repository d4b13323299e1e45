import { Select } from 'antd';
import { type SavedView, savedViewCalls } from '#contract/access/preferences.ts';
import { several } from '../inputs/several.ts';
import { useCall, useRun } from '../wire/index.ts';

/** Roles whose holders open the list with this view. */
export function ViewRoles({ view: { id, name, roleIds } }: { view: SavedView }) {
  const { data = [], isLoading } = useCall(savedViewCalls.roles, {});
  const choose = useRun(savedViewCalls.openForRoles);
  return (
    <Select
      className="view-roles"
      {...several}
      size="small"
      aria-label={`默认使用视图${name}的角色`}
      placeholder="这些角色打开列表时默认使用"
      optionFilterProp="label"
      loading={isLoading || choose.isPending}
      value={isLoading ? [] : roleIds}
      onChange={(next: number[]) => choose.mutate({ id, roleIds: next })}
      options={data.map((role) => ({ value: role.id, label: role.roleName }))}
    />
  );
}
