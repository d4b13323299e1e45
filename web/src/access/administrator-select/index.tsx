import { Select } from 'antd';
import { useFoundAdministrators } from './use-found-administrators.ts';

export { AdministratorsSelect } from './administrators-select.tsx';

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
  allowClear?: boolean;
}

/** Administrator, found by name or account. */
export function AdministratorSelect({ id, value, onChange, allowClear = false }: Props) {
  const found = useFoundAdministrators();
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      {...found}
      allowClear={allowClear}
      placeholder="输入姓名或者账号"
      value={value || null}
      onChange={(next?: number) => onChange?.(next ?? null)}
    />
  );
}
