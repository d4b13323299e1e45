import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTags } from '../../menu/tags.ts';
import { TagTab } from './tag-tab.tsx';

const WHEEL_SHARE = 4;

/** The visited pages; the wheel scrolls sideways and the one shown is kept in sight. */
export function TagBar() {
  const tags = useTags((state) => state.tags);
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    bar.current?.querySelector('[data-lit="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname, tags.length]);

  return (
    <nav
      ref={bar}
      className="tag-bar"
      aria-label="打开的页面"
      onWheel={({ deltaY }) => {
        if (bar.current) bar.current.scrollLeft += deltaY / WHEEL_SHARE;
      }}
    >
      {tags.map((tag) => (
        <TagTab key={tag.path} tag={tag} lit={tag.path === pathname} />
      ))}
    </nav>
  );
}
