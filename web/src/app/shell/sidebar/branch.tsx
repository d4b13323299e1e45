import type { MenuItem } from '../../menu/menu.ts';
import { indent } from './indent.ts';
import { MenuLeaf } from './menu-leaf.tsx';

interface Props {
  entry: MenuItem;
  above: readonly number[];
  /** The branch that is open, as ids from the root. */
  open: readonly number[];
  onOpen: (open: readonly number[]) => void;
  at: number | undefined;
}

export function Branch({ entry, above, open, onOpen, at }: Props) {
  if (entry.children.length === 0) return <MenuLeaf entry={entry} lit={entry.id === at} depth={above.length} />;
  const here = [...above, entry.id];
  const isOpen = open[above.length] === entry.id;
  return (
    <li>
      <button
        type="button"
        className="menu-row"
        aria-expanded={isOpen}
        style={{ paddingInlineStart: indent(above.length) }}
        onClick={() => onOpen(isOpen ? above : here)}
      >
        {entry.icon && <i className={entry.icon} aria-hidden />}
        <span className="menu-title">{entry.title}</span>
        <i className="menu-arrow el-icon-arrow-down" aria-hidden />
      </button>
      {isOpen && (
        <ul className="branch branch-inner">
          {entry.children.map((child) => (
            <Branch key={child.id} entry={child} above={here} open={open} onOpen={onOpen} at={at} />
          ))}
        </ul>
      )}
    </li>
  );
}
