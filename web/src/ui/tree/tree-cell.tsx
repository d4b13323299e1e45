import { HolderOutlined, RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Hanging, TreeLine } from './tree-lines.ts';
import './tree.css';

interface Props<R> {
  line: TreeLine<R>;
  /** Name of what opens it. */
  name: string;
  onToggle: () => void;
  /** Handle by which the row is dragged; absent where it stays. */
  grip: object | undefined;
  children: ReactNode;
}

/** The name of a node: set in by its level, with what opens it and what drags it. */
export const TreeCell = <R extends Hanging<R>>({ line: { way, isOpen, isLeaf }, name, onToggle, grip, children }: Props<R>) => (
  <span className="tree-cell" data-level={way.length + 1}>
    {way.map((id) => (
      <span className="tree-step" key={id} />
    ))}
    {isLeaf ? (
      <span className="tree-step tree-leaf" />
    ) : (
      <button
        type="button"
        className="row-expand"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? '收起' : '展开'}${name}`}
        onClick={onToggle}
      >
        <RightOutlined rotate={isOpen ? 90 : 0} aria-hidden />
      </button>
    )}
    <span className="tree-name">{children}</span>
    {grip && (
      <span className="drag-grip tree-grip" title="拖动调整顺序或层级" aria-hidden {...grip}>
        <HolderOutlined />
      </span>
    )}
  </span>
);
