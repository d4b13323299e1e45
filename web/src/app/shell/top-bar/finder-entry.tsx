import { SearchOutlined } from '@ant-design/icons';
import { useFrame } from '../../look/layout-store.ts';
import { ToolButton } from './tool-button.tsx';
import { open } from '../../look/panel-store.ts';

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The way to the finder that can be seen: a box with its key, on a phone an icon. */
export function FinderEntry() {
  const mobile = useFrame((frame) => frame.mobile);
  if (mobile) return <ToolButton label="查找" onClick={() => open('finder')} icon={<SearchOutlined />} />;
  return (
    <button type="button" className="finder-entry" aria-keyshortcuts="Control+K Meta+K" onClick={() => open('finder')}>
      <SearchOutlined aria-hidden />
      <span>查找</span>
      <kbd aria-hidden>{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  );
}
