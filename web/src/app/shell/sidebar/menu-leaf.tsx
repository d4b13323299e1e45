import { Link } from 'react-router';
import { type MenuItem, isExternal } from '../../menu/menu.ts';
import { indent } from './indent.ts';

interface Props {
  entry: MenuItem;
  lit: boolean;
  depth?: number;
  /** The icon alone. */
  bare?: boolean;
}

export function MenuLeaf({ entry, lit, depth = 0, bare = false }: Props) {
  const shape = {
    className: 'menu-row',
    'data-lit': lit,
    title: entry.title,
    style: bare ? {} : { paddingInlineStart: indent(depth) },
  };
  const content = (
    <>
      {(entry.icon || bare) && <i className={entry.icon || 'el-icon-menu'} aria-hidden />}
      <span className={bare ? 'unseen' : 'menu-title'}>{entry.title}</span>
    </>
  );
  return (
    <li>
      {isExternal(entry.url) ? (
        <a {...shape} href={entry.url} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <Link {...shape} to={entry.url} aria-current={lit ? 'page' : undefined}>
          {content}
        </Link>
      )}
    </li>
  );
}
