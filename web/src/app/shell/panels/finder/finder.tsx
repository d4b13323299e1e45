import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, Suspense, lazy, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import type { MenuItem } from '../../../menu/menu.ts';
import { type Scope, scopes } from './scope.ts';
import { useAlone } from './use-alone.ts';

const FinderResults = lazy(() => import('./finder-results.tsx').then((module) => ({ default: module.FinderResults })));
const ScopeChip = lazy(() => import('./scope-chip.tsx').then((module) => ({ default: module.ScopeChip })));

interface Props {
  menu: readonly MenuItem[];
  onClose: () => void;
}

const ScopeOnItsWay = () => (
  <select className="finder-scope" aria-label="查找范围" disabled>
    <option>{scopes.all}</option>
  </select>
);

const Keys = () => (
  <footer className="finder-keys" aria-hidden>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> 选择
    </span>
    <span>
      <kbd>Enter</kbd> 打开
    </span>
    <span>
      <kbd>Esc</kbd> 关闭
    </span>
  </footer>
);

const start = { typed: '', at: 0, isEntered: false };

/**
 * Finds pages, acts and records by a few characters and opens them. The box is there in the same frame as the key that asks for
 * it, so that no character is lost; what finds is loaded behind it, and Enter waits for the answer.
 */
export function Finder({ menu, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useFocusBack();
  useAlone(box, onClose);
  const input = useRef<HTMLInputElement>(null);
  const [{ typed, at, isEntered }, setWish] = useState(start);
  const [scope, setScope] = useState<Scope>('all');
  const [count, setCount] = useState(0);

  useEffect(() => input.current?.focus(), [scope]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined) setWish({ typed, at: (at + step + count) % Math.max(count, 1), isEntered: false });
    else if (event.key === 'Enter') setWish({ typed, at, isEntered: true });
    else return;
    event.preventDefault();
  };
  return createPortal(
    <div className="finder-veil" onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}>
      <div ref={box} className="finder" role="dialog" aria-modal aria-label="查找">
        <div className="finder-head">
          <SearchOutlined aria-hidden />
          <input
            ref={input}
            type="text"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            placeholder="搜索商品、订单、用户、页面或操作"
            aria-label="查找任何内容"
            role="combobox"
            aria-expanded={count > 0}
            aria-controls="found"
            aria-activedescendant={count > 0 ? `found-${at}` : undefined}
            value={typed}
            onChange={({ target }) => setWish({ ...start, typed: target.value })}
            onKeyDown={onKeyDown}
          />
          <Suspense fallback={<ScopeOnItsWay />}>
            <ScopeChip scope={scope} onChange={(next) => (setScope(next), setWish({ ...start, typed }))} />
          </Suspense>
          <button type="button" className="finder-cancel" onClick={onClose}>
            取消
          </button>
        </div>
        <Suspense fallback={<div className="found" />}>
          <FinderResults
            menu={menu}
            typed={typed.trim()}
            scope={scope}
            at={at}
            isEntered={isEntered}
            onCount={setCount}
            onMissed={() => setWish({ typed, at: 0, isEntered: false })}
            onClose={onClose}
          />
        </Suspense>
        <Keys />
      </div>
    </div>,
    document.body,
  );
}
