import { Select } from 'antd';
import { useState } from 'react';
import { administratorCalls } from '#contract/access/administrators.ts';
import { useCall } from '#web/ui/index.ts';

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (id: number) => void;
}

const MANY = 50;

/** One of the administrators, found by name or account. */
export function AdministratorSelect({ id, value, onChange }: Props) {
  const [word, setWord] = useState('');
  const { data, isFetching } = useCall(administratorCalls.list, {
    page: 1,
    limit: MANY,
    status: true,
    ...(word !== '' && { realName: word }),
  });
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      showSearch={{ filterOption: false, onSearch: setWord }}
      loading={isFetching}
      placeholder="输入姓名或者账号"
      value={value || null}
      onChange={(next: number) => onChange?.(next)}
      options={(data?.list ?? []).map(({ id: key, realName, account }) => ({ value: key, label: `${realName}（${account}）` }))}
      notFoundContent={isFetching ? '正在查找…' : '没有找到管理员'}
    />
  );
}
