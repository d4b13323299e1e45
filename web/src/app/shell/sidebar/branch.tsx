import { type Entry, shownAs } from '../../menu/menu.ts';
import { indent } from './indent.ts';
import { MenuLeaf } from './menu-leaf.tsx';

interface Props {
  entry: Entry;
  above: readonly number[];
  /** The branch that is open, as ids from the root. */
  open: readonly number[];
  onOpen: (open: readonly number[]) => void;
  at: number | undefined;
}

export function Branch({ entry, above, open, onOpen, at }: Props) {
  const shown = shownAs(entry);
  if (shown.children.length === 0) return <MenuLeaf entry={shown} lit={shown.id === at} depth={above.length} />;
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
        {shown.icon && <i className={shown.icon} aria-hidden />}
        <span className="menu-title">{shown.title}</span>
        <i className="menu-arrow el-icon-arrow-down" aria-hidden />
      </button>
      {isOpen && (
        <ul className="branch branch-inner">
          {shown.children.map((child) => (
            <Branch key={child.id} entry={child} above={here} open={open} onOpen={onOpen} at={at} />
          ))}
        </ul>
      )}
    </li>
  );
}
