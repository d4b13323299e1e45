import { DownOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import type { AnyCall } from '#contract/call.ts';
import { OpenedPanel } from '../action/opened-panel.tsx';
import { partsOf } from '../action/row-actions.tsx';
import { cleared, isFiltered, isSet } from '../scene/address.ts';
import { useScene } from '../scene/scene.ts';
import { usePhone } from '../basics/use-phone.ts';
import { isFieldServed } from '../wire/session.ts';
import { AsTags } from './filter-box.tsx';
import { SheetButton } from './sheet-button.tsx';
import { SpanFilter } from './span-filter.tsx';
import { TextFilter } from './text-filter.tsx';

const ONE_LINE = 4;

interface Props {
  filters: ReactNode;
  call: AnyCall;
  start: object;
  tab: string | undefined;
  tools: ReactNode;
}

type FilterParts = ReturnType<typeof partsOf>;

/** Filters that one line holds; on a phone the one that is typed into, if any. */
function inSight(parts: FilterParts, isPhone: boolean): FilterParts {
  if (isPhone)
    return parts
      .filter(({ type }) => type === TextFilter)
      .concat(parts)
      .slice(0, 1);
  return parts.length > ONE_LINE ? parts.slice(0, ONE_LINE - 1) : parts;
}

/** Filters in one line, the rest behind a button, as tags once they are set; tools at its end. On a phone the rest is a sheet. */
export function FilterBar({ filters, call, start, tab, tools }: Props) {
  const { address, chosen } = useScene();
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const parts = partsOf(filters).filter(({ props }) => !('name' in props) || isFieldServed(call, String(props.name)));
  const chosenByHand = parts.filter(({ type }) => type !== SpanFilter);
  const line = inSight(chosenByHand, isPhone);
  const more = chosenByHand.filter((part) => !line.includes(part));
  const set = parts
    .filter((part) => !line.includes(part))
    .filter(({ props }) => 'name' in props && isSet(address, start, String(props.name)));
  const clear = () => address.set(cleared(call, tab));
  return (
    <div className="filter-bar" inert={!isPhone && chosen.count > 0}>
      <div className="filters" role="search">
        {line}
        {more.length > 0 &&
          (isPhone ? (
            <SheetButton count={set.length} onClear={clear}>
              {chosenByHand}
            </SheetButton>
          ) : (
            <Popover
              open={isOpen}
              onOpenChange={(next) => (setOpen(next), next && setTurn(turn + 1))}
              trigger="click"
              placement="bottomLeft"
              content={
                <OpenedPanel turn={turn} close={() => setOpen(false)} className="filters-more">
                  {more}
                </OpenedPanel>
              }
            >
              <Button type="text" icon={<DownOutlined rotate={isOpen ? 180 : 0} />} iconPlacement="end" aria-expanded={isOpen}>
                {set.length > 0 ? `更多筛选（${set.length}）` : '更多筛选'}
              </Button>
            </Popover>
          ))}
        {!isPhone && set.length === 0 && isFiltered(call, address, start, tab) && (
          <Button type="link" onClick={clear}>
            清空
          </Button>
        )}
      </div>
      <div className="list-tools">{tools}</div>
      {set.length > 0 && (
        <div className="filter-tags" role="group" aria-label="已选筛选">
          <AsTags>{set}</AsTags>
          {!isPhone && (
            <Button type="link" onClick={clear}>
              清空
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
