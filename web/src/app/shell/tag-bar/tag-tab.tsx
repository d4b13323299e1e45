import { CloseOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { type Tag, addressOfTag, closeAll, closeOthers, closeTag, refresh, titleOfTag } from '../../menu/tags.ts';
import { useClosing } from './use-closing.ts';

const acts = { refresh: '刷新', close: '关闭', others: '关闭其他', all: '关闭所有' } as const;

// A middle press would start the browser's own scrolling.
const noScrolling = (event: MouseEvent) => event.button === 1 && event.preventDefault();

export function TagTab({ tag, lit }: { tag: Tag; lit: boolean }) {
  const closing = useClosing();
  const title = titleOfTag(tag);
  const isThis = (path: string) => path === tag.path;
  const close = () => void closing({ throws: isThis, act: () => closeTag(tag.path) });
  const run: Record<string, () => void> = {
    refresh: () => void closing({ throws: isThis, act: () => refresh(tag.path) }),
    close,
    others: () => void closing({ throws: (path) => !isThis(path), act: () => closeOthers(tag.path), then: addressOfTag(tag) }),
    all: () => void closing({ throws: () => true, act: closeAll }),
  };
  const items = Object.entries(acts).flatMap(([key, label]) => (key === 'close' && tag.fixed ? [] : [{ key, label }]));
  const closeByMiddle = (event: MouseEvent) => {
    event.preventDefault();
    if (event.button === 1 && !tag.fixed) close();
  };

  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, onClick: ({ key }) => run[key]?.() }}>
      <span className="tag" data-lit={lit} title={title}>
        <Link to={addressOfTag(tag)} onMouseDown={noScrolling} onAuxClick={closeByMiddle} aria-current={lit ? 'page' : undefined}>
          {title}
        </Link>
        {!tag.fixed && (
          <button type="button" aria-label={`关闭${title}`} onClick={close}>
            <CloseOutlined />
          </button>
        )}
      </span>
    </Dropdown>
  );
}
