import { Select } from 'antd';
import { useState } from 'react';
import { administratorCalls } from '#contract/access/administrators.ts';
import { useCall, useMay } from '#web/ui/index.ts';

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
  allowClear?: boolean;
}

const MANY = 50;

/** One of the administrators, found by name or account; closed to those who may not see them. */
export function AdministratorSelect({ id, value, onChange, allowClear = false }: Props) {
  const [word, setWord] = useState('');
  const may = useMay()(administratorCalls.list);
  const named = word === '' ? {} : { realName: word };
  const { data, isFetching } = useCall(
    administratorCalls.list,
    { page: 1, limit: MANY, status: true, ...named },
    { enabled: may },
  );
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      showSearch={{ filterOption: false, onSearch: setWord }}
      loading={isFetching}
      disabled={!may}
      allowClear={allowClear}
      placeholder="输入姓名或者账号"
      value={value || null}
      onChange={(next?: number) => onChange?.(next ?? null)}
      options={(data?.list ?? []).map(({ id: key, realName, account }) => ({ value: key, label: `${realName}（${account}）` }))}
      notFoundContent={isFetching ? '正在查找…' : '没有找到管理员'}
    />
  );
}
