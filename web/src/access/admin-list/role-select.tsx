import { Select } from 'antd';
import { roleCalls } from '#contract/access/roles.ts';
import { SelectFilter, useCall, useMay } from '#web/ui/index.ts';

const MANY = 100;

interface Props {
  id?: string;
  value?: readonly number[];
  onChange?: (ids: number[]) => void;
}

/** Roles that are on. */
export function RoleSelect({ id, value, onChange }: Props) {
  const { data, isLoading } = useCall(roleCalls.list, { page: 1, limit: MANY, status: true });
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      placeholder="管理员身份"
      value={[...(value ?? [])]}
      onChange={(ids: number[]) => onChange?.(ids)}
      options={(data?.list ?? []).map((role) => ({ value: role.id, label: role.roleName }))}
    />
  );
}

/** Absent for those who may not see roles. */
export function RoleFilter() {
  const may = useMay()(roleCalls.list);
  const { data, isLoading } = useCall(roleCalls.list, { page: 1, limit: MANY }, { enabled: may });
  if (!may) return null;
  const options = (data?.list ?? []).map(({ id, roleName }) => ({ value: id, label: roleName }));
  return <SelectFilter name="roles" options={options} isLoading={isLoading} />;
}
