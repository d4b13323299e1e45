import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { type Titled, arranged, ordered, withMoved, withShown } from './arrange.ts';

import { useDragOrder } from '../basics/use-drag-order.ts';
import { type ListChoice, asBuilt } from './use-choice.ts';

interface Props {
  columns: readonly Titled[];
  choice: ListChoice;
  choose: (next: ListChoice) => void;
}

/** Choice and order of the columns: by dragging, or by the arrows. */
export function ColumnChooser({ columns, choice, choose }: Props) {
  const inOrder = ordered(columns, choice);
  const shown = new Set(arranged(columns, choice).map(({ title }) => title));
  const move = (from: number, to: number) => choose(withMoved(choice, columns, from, to));
  const drag = useDragOrder(move);
  return (
    <div className="column-chooser">
      <ul>
        {inOrder.map((column, index) => (
          <li key={column.title} {...drag(index)}>
            <HolderOutlined className="drag-grip" aria-hidden />
            <Checkbox
              checked={shown.has(column.title)}
              disabled={shown.size === 1 && shown.has(column.title)}
              onChange={(event) => choose(withShown(choice, column, event.target.checked))}
            >
              {column.title}
            </Checkbox>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              aria-label={`上移${column.title}`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              aria-label={`下移${column.title}`}
              disabled={index === inOrder.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ul>
      <Button type="link" size="small" onClick={() => choose(asBuilt)}>
        恢复默认
      </Button>
    </div>
  );
}
