import { useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { type SavedView, savedViewCalls } from '#contract/access/preferences.ts';
import { notify } from '../basics/notify.ts';
import { several } from '../inputs/several.ts';
import { WireError, isFault, sentenceOf, useCall, useRun } from '../wire/index.ts';

const says = (error: unknown): string =>
  error instanceof WireError && error.code === 409 ? '这个视图的默认角色刚被他人改过，已刷新，请再选一次' : sentenceOf(error);

/** Roles whose holders open the list with this view. */
export function ViewRoles({ view: { id, name, roleIds } }: { view: SavedView }) {
  const { data = [], isLoading } = useCall(savedViewCalls.roles, {});
  const choose = useRun(savedViewCalls.openForRoles, { saysItself: true });
  const client = useQueryClient();
  const set = (next: number[]) => {
    const sent = { id, roleIds: next, opened: { roleIds } };
    choose.mutate(sent, {
      onError: (error) => {
        if (!isFault(error)) notify.error(says(error));
        void client.invalidateQueries({ queryKey: [savedViewCalls.list.noun] });
      },
    });
  };
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
      onChange={set}
      options={data.map((role) => ({ value: role.id, label: role.roleName }))}
    />
  );
}
