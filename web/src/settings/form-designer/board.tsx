import { Form } from 'antd';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { TemplateFields } from '#web/forms/index.ts';
import { usePhone } from '#web/ui/index.ts';
import { BoardTools } from './board-tools.tsx';
import { type Design, type DesignItem, isRow, jsonOf, removeItem, selectItem, stepItem } from './design/design.ts';
import { valueAt, withValue } from './design/json.ts';
import { useDesigner } from './designer-scene.ts';

const ALL = 24;

const labelOf = ({ drawn }: DesignItem): string => String(valueAt(drawn, ['__config__', 'label']) ?? '') || '未命名组件';

function spanOf({ drawn }: DesignItem): number {
  const span = valueAt(drawn, ['__config__', 'span']);
  return typeof span === 'number' && span >= 1 && span <= ALL ? Math.round(span) : ALL;
}

/** A form of this one item, which has all of its width. */
const contentOf = ({ root }: Design, item: DesignItem): string =>
  JSON.stringify({ ...root, fields: [withValue(jsonOf(item), ['__config__', 'span'], ALL)] });

/** The form as staff will see it, and as inert as a picture. */
const Drawn = memo(({ content, number }: { content: string; number: number }) => (
  <div className="board-drawn" inert>
    <Form key={content} component={false} colon={false} labelWrap name={`board-${number}`}>
      <TemplateFields content={content} name="shown" />
    </Form>
  </div>
));

/** Arrows move the item, Delete takes it out. */
function nextBy({ key }: KeyboardEvent, design: Design, item: number): Design | undefined {
  if (key === 'ArrowUp') return stepItem(design, item, -1);
  if (key === 'ArrowDown') return stepItem(design, item, 1);
  return key === 'Delete' ? removeItem(design, item) : undefined;
}

function BoardItem({ item, index, count }: { item: DesignItem; index: number; count: number }) {
  const { design, change, act, drag } = useDesigner();
  const isPhone = usePhone();
  const isSelected = design.selected === item.key;
  const span = isPhone ? ALL : spanOf(item);
  const here = useRef<HTMLLIElement>(null);
  // A component that was just added stands behind the last, out of sight on a long form.
  useEffect(() => {
    if (isSelected) here.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSelected, index]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextBy(event, design, item.key);
    if (!next) return;
    event.preventDefault();
    act(event.currentTarget, next);
  };
  return (
    <li
      ref={here}
      className="board-item"
      style={{ gridColumn: `span ${span}` }}
      data-item={item.key}
      data-selected={isSelected || undefined}
      {...drag.source({ key: item.key })}
      {...drag.item(item, span < ALL)}
    >
      <button
        type="button"
        className="board-pick"
        aria-pressed={isSelected}
        title="按上下方向键移动，按 Delete 删除"
        aria-label={`${labelOf(item)}，第 ${index + 1} 项，共 ${count} 项`}
        onClick={() => change(selectItem(design, item.key))}
        onKeyDown={onKeyDown}
      >
        {isRow(item) && labelOf(item)}
      </button>
      {isRow(item) ? (
        <Board items={item.children} empty="拖入组件，或选中相邻组件后点“移入行”" />
      ) : (
        <Drawn content={contentOf(design, item)} number={item.key} />
      )}
      {isSelected && <BoardTools item={item} />}
    </li>
  );
}

/** Components in their columns, in the order in which they stand. */
export const Board = ({ items, empty }: { items: readonly DesignItem[]; empty: string }) =>
  items.length === 0 ? (
    <p className="board-empty">{empty}</p>
  ) : (
    <ul className="board">
      {items.map((item, index) => (
        <BoardItem key={item.key} item={item} index={index} count={items.length} />
      ))}
    </ul>
  );
