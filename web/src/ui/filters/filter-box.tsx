import { Tag } from 'antd';
import { type ReactNode, createContext, useContext } from 'react';
import { useScene } from '../scene/scene.ts';
import type { FilterProps } from './use-filter.ts';

const SlotContext = createContext<'control' | 'tag' | 'words'>('control');

/** Filters inside say what they are set to instead of asking for it. */
export const AsTags = ({ children }: { children: ReactNode }) => (
  <SlotContext.Provider value="tag">{children}</SlotContext.Provider>
);

/** Filters inside are read, not changed. */
export const AsWords = ({ children }: { children: ReactNode }) => (
  <SlotContext.Provider value="words">{children}</SlotContext.Provider>
);

interface Props extends FilterProps {
  label: string;
  /** Label of a value. */
  text: (value: string) => string;
  /** Further filters of the same control, which go with it. */
  clears?: readonly string[];
  /** The control. */
  children: ReactNode;
}

/** A filter as its control, as a tag that takes it away again, or in words: whichever its place asks for. */
export function FilterBox({ name, label, text, clears = [], children }: Props) {
  const slot = useContext(SlotContext);
  const { address } = useScene();
  const value = address.get(name);
  if (slot === 'control') return children;
  if (value === '') return null;
  if (slot === 'words') return <span className="filter-words">{`${label}：${text(value)}`}</span>;
  const clear = () => address.set(Object.fromEntries([name, ...clears].map((each) => [each, ''])));
  return (
    <Tag closable={{ 'aria-label': `移除${label}` }} onClose={(event) => (event.preventDefault(), clear())}>
      {`${label}：${text(value)}`}
    </Tag>
  );
}
