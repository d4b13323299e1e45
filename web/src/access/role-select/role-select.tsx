import { roleCalls } from '#contract/access/roles.ts';
import { RecordSelect, SelectFilter, useCall, useMay } from '#web/ui/index.ts';

const MANY = 100;

interface Props {
  id?: string;
  value?: readonly number[];
  onChange?: (ids: number[]) => void;
}

const active = { page: 1, limit: MANY, status: true } as const;

/** Roles that are on, as the select asks for them. */
export const useRoles = () => useCall(roleCalls.list, active, { enabled: useMay()(roleCalls.list) });

/** Roles that are on. */
export const RoleSelect = (props: Props) => (
  <RecordSelect
    {...props}
    many
    call={roleCalls.list}
    input={active}
    rows={({ list }) => list.map(({ id, roleName }) => ({ id, name: roleName }))}
    placeholder="管理员角色"
    none="还没有启用的角色，请先添加"
  />
);

/** Absent for those who may not see roles. */
export function RoleFilter() {
  const may = useMay()(roleCalls.list);
  const { data, isLoading } = useCall(roleCalls.list, { page: 1, limit: MANY }, { enabled: may });
  if (!may) return null;
  const options = (data?.list ?? []).map(({ id, roleName }) => ({ value: id, label: roleName }));
  return <SelectFilter name="roles" options={options} isLoading={isLoading} />;
}
