import { Select } from 'antd';
import { useState } from 'react';
import { demandCalls } from '#contract/demands/demands.ts';
import { useLater } from '#web/ui/basics/use-later.ts';
import { useCall, useMay } from '#web/ui/index.ts';

const PAUSE_MS = 300;
const MOST = 20;

interface Props {
  id?: string;
  /** Number of the demand that it has. */
  known?: string | undefined;
  value?: number | null;
  onChange?: (id: number | null) => void;
}

/** Demand found by its number, title, unit or contact; the newest until somebody types. */
export function DemandInput({ id, known = '', value = null, onChange }: Props) {
  const may = useMay()(demandCalls.list);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState({ value: value ?? 0, label: known });
  const keywords = useLater(typed.trim(), PAUSE_MS);
  const asked = { page: 1, limit: MOST, ...(keywords !== '' && { keywords }) };
  const { data, isFetching } = useCall(demandCalls.list, asked, { enabled: may, saysItself: true });
  const found = (data?.list ?? []).map((demand) => ({ value: demand.id, label: `${demand.demandNo} ${demand.title}` }));
  const isOther = picked.value === value && !found.some((option) => option.value === value);
  return (
    <Select<number | null, { value: number; label: string }>
      {...(id !== undefined && { id })}
      allowClear
      placeholder="需求单号、标题或单位，不针对某条需求可以不选"
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={may ? (isFetching ? '查找中…' : '没有找到采购需求') : '没有权限查看采购需求，请联系管理员'}
      value={value === 0 ? null : value}
      onChange={(next?: number | null) => {
        const option = found.find((each) => each.value === next);
        if (option) setPicked(option);
        onChange?.(next ?? null);
      }}
      options={[...found, ...(isOther && picked.value > 0 ? [picked] : [])]}
    />
  );
}
