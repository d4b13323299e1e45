import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { finderCalls } from '#contract/finder/finder.ts';
import { useLater } from '#web/ui/basics/use-later.ts';
import { listOf } from '#web/ui/index.ts';

const GROUP = 'settings';
const PAUSE_MS = 150;

/** Box that finds a field in all forms of the settings, and leads to it. */
export function SettingSearch({ onPick }: { onPick: (to: Record<string, string>) => void }) {
  const [typed, setTyped] = useState('');
  const keywords = useLater(typed.trim(), PAUSE_MS);
  const { data } = useQuery({ ...listOf(finderCalls.find, { keywords, group: GROUP }), enabled: keywords.length > 1 });
  const hits = keywords.length < 2 ? [] : (data?.[GROUP] ?? []);
  const options = hits.map(({ above, label, tab, field }) => ({
    value: `${tab} ${field}`,
    label: [...above, ...(field === null ? [] : [label])].join(' › '),
  }));
  const pick = (value: string) => {
    const hit = hits.find(({ tab, field }) => `${tab} ${field}` === value);
    if (!hit) return;
    onPick({ root: String(hit.root), tab: String(hit.tab), ...(hit.field !== null && { field: hit.field }) });
  };
  return (
    <Select<string, { value: string; label: string }>
      className="setting-finder"
      aria-label="查找设置"
      placeholder="查找设置，如：运费"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={options}
      value={null}
      notFoundContent={keywords.length < 2 ? '输入两个字以上' : '没有找到，换个词试试'}
      onSelect={pick}
    />
  );
}
