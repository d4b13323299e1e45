import { DownOutlined, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import type { AnyCall } from '#contract/call.ts';
import { partsOf } from '../action/row-actions.tsx';
import { cleared, isFiltered } from '../list/address.ts';
import { useScene } from '../list/scene.ts';
import { usePhone } from '../use-phone.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then(({ FilterSheet: component }) => ({ default: component })));

const ONE_LINE = 4;

interface Props {
  filters: ReactNode;
  call: AnyCall;
  start: object;
  tab: string | undefined;
  tools: ReactNode;
  actions: ReactNode;
}

/** Filters in one line, the rest behind a button; tools and actions at its end. On a phone the rest is a sheet. */
export function FilterBar({ filters, call, start, tab, tools, actions }: Props) {
  const { address } = useScene();
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const parts = partsOf(filters);
  const line = isPhone ? 1 : parts.length > ONE_LINE ? ONE_LINE - 1 : ONE_LINE;
  const more = parts.slice(line);
  const set = more.filter(({ props }) => 'name' in props && address.get(String(props.name)) !== '').length;
  const clear = () => address.set(cleared(call, tab));
  return (
    <div className="filter-bar">
      <div className="filters" role="search">
        {parts.slice(0, line)}
        {more.length > 0 && (
          <Button
            type="text"
            icon={isPhone ? <FilterOutlined /> : <DownOutlined rotate={isOpen ? 180 : 0} />}
            iconPlacement={isPhone ? 'start' : 'end'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isPhone ? '筛选' : '更多筛选'}
            {set > 0 && !(isOpen && !isPhone) && `（${set}）`}
          </Button>
        )}
        {!isPhone && isFiltered(call, address, start, tab) && (
          <Button type="link" onClick={clear}>
            清空
          </Button>
        )}
      </div>
      <div className="list-tools">{tools}</div>
      <div className="list-actions">{actions}</div>
      {isOpen && !isPhone && <div className="filters filters-more">{more}</div>}
      {isPhone && (
        <Suspense>
          {isOpen && (
            <FilterSheet onClose={() => setOpen(false)} onClear={clear}>
              {parts}
            </FilterSheet>
          )}
        </Suspense>
      )}
    </div>
  );
}
