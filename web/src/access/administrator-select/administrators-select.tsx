import { Select } from 'antd';
import { several } from '#web/ui/inputs/several.ts';
import { useFoundAdministrators } from './use-found-administrators.ts';

interface Props {
  id?: string;
  value?: readonly number[];
  onChange?: (ids: number[]) => void;
  /** People who may be chosen already, whether a search finds them or not. */
  known: readonly { adminId: number; realName: string; account: string }[];
}

/** Several administrators, found by name or account. */
export function AdministratorsSelect({ id, value = [], onChange, known }: Props) {
  const { options, ...found } = useFoundAdministrators();
  const chosen = known
    .filter(({ adminId }) => !options.some((option) => option.value === adminId))
    .map(({ adminId, realName, account }) => ({ value: adminId, label: `${realName}（${account}）` }));
  return (
    <Select<number[]>
      {...(id === undefined ? {} : { id })}
      {...several}
      {...found}
      placeholder="输入姓名或者账号"
      value={[...value]}
      onChange={(next) => onChange?.(next)}
      options={[...options, ...chosen]}
    />
  );
}
