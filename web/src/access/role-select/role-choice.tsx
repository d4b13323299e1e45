import { Checkbox } from 'antd';
import { RoleSelect, useRoles } from './role-select.tsx';
import './role-briefs.css';

/** Roles that are all in sight at once, each taken by one click. */
const IN_SIGHT = 12;

interface Props {
  id?: string;
  value?: readonly number[];
  onChange?: (ids: number[]) => void;
}

/** Roles that are on: as boxes to tick, or by name where there are too many for that. */
export function RoleChoice({ id, value = [], onChange }: Props) {
  const { data } = useRoles();
  const roles = data?.list ?? [];
  if (roles.length === 0 || roles.length > IN_SIGHT)
    return <RoleSelect {...(id && { id })} value={value} {...(onChange && { onChange })} />;
  return (
    <Checkbox.Group
      className="role-choice"
      value={[...value]}
      options={roles.map((role) => ({ value: role.id, label: role.roleName }))}
      onChange={(ids) => onChange?.(ids.map(Number))}
    />
  );
}
