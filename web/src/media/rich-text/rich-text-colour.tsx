import { FontColorsOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { colours } from './colours.ts';
import { setColour } from './looks.ts';
import { MenuTool } from './menu-tool.tsx';

const NONE = 'none';

/** Puts what is selected, or what is typed next, into a colour. */
export const ColourTool = ({ editor, isOn }: { editor: Editor; isOn: boolean }) => (
  <MenuTool
    label="文字颜色"
    icon={<FontColorsOutlined />}
    isOn={isOn}
    items={[
      ...colours.map(({ label, colour }) => ({
        key: colour,
        label,
        icon: <span className="colour-swatch" style={{ background: colour }} />,
      })),
      { type: 'divider' as const, key: 'divider' },
      { key: NONE, label: '清除颜色' },
    ]}
    onPick={(key) => setColour(editor, key === NONE ? undefined : key)}
  />
);
