import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RightNode } from '#contract/access/menu-nodes.ts';
import { usePhone } from '#web/ui/index.ts';
import { applyPicks, groupsAmong, groupsOf } from './grid.ts';
import { GridCards } from './grid-cards.tsx';
import type { GridScene } from './grid-tick.tsx';
import { GridTable } from './grid-table.tsx';

interface Props {
  tree: readonly RightNode[];
  value: readonly number[];
  word: string;
  /** Only rows with one of these; all without them. */
  only: ReadonlySet<number> | undefined;
  /** Reports the ticks, with a sentence on those that were ticked along. */
  onChange: (ids: number[], says: string) => void;
}

/** Rights as pages and acts, of which the tree of menus is the other view. */
export function RightsGrid({ tree, value, word, only, onChange }: Props) {
  const isPhone = usePhone();
  const found = useMemo(() => groupsOf(tree, word), [tree, word]);
  const groups = only ? groupsAmong(found, only) : found;
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const latest = useRef({ tree, value, onChange });
  useEffect(() => {
    latest.current = { tree, value, onChange };
  });
  const pick = useCallback<GridScene['pick']>((picks, on) => {
    const now = latest.current;
    const { ticks, says } = applyPicks(now.tree, now.value, { picks, on });
    now.onChange(ticks, says);
  }, []);
  const open = useCallback<GridScene['open']>(({ id }) => setOpened((before) => before.symmetricDifference(new Set([id]))), []);
  const scene: GridScene = { ticks: new Set(value), pick, opened, open };
  if (groups.length === 0)
    return <p className="rights-none">{word === '' ? '还没有勾选任何权限' : `没有名称含“${word}”的页面或权限`}</p>;
  return isPhone ? <GridCards groups={groups} scene={scene} /> : <GridTable groups={groups} scene={scene} />;
}
