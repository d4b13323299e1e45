import { useState } from 'react';
import { administratorCalls } from '#contract/access/administrators.ts';
import { useCall, useMay } from '#web/ui/index.ts';

const MANY = 50;

/** Properties of a select of administrators: those that the typed word finds; closed to those who may not see them. */
export function useFoundAdministrators() {
  const [word, setWord] = useState('');
  const may = useMay()(administratorCalls.list);
  const named = word === '' ? {} : { realName: word };
  const { data, isFetching } = useCall(
    administratorCalls.list,
    { page: 1, limit: MANY, status: true, ...named },
    { enabled: may },
  );
  return {
    showSearch: { filterOption: false, onSearch: setWord },
    loading: isFetching,
    disabled: !may,
    options: (data?.list ?? []).map(({ id, realName, account }) => ({ value: id, label: `${realName}（${account}）` })),
    notFoundContent: isFetching ? '正在查找…' : '没有找到管理员',
  };
}
