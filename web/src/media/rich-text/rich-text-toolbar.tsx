import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type LookName, hasLook, toggleLook } from './looks.ts';
import { ColourTool } from './rich-text-colour.tsx';
import { LinkTool } from './rich-text-link.tsx';
import { TableTool } from './rich-text-table.tsx';
import { isInTable } from './table-acts.ts';

interface Tool {
  label: string;
  icon: ReactNode;
  /** Presses the button; absent on one that is never pressed. */
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
}

const lookTool = (label: string, icon: ReactNode, name: Exclude<LookName, 'colour'>): Tool => ({
  label,
  icon,
  isOn: (editor) => hasLook(editor, name),
  run: (editor) => toggleLook(editor, name),
});

const tools: readonly Tool[] = [
  {
    label: '标题',
    icon: 'H',
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  lookTool('粗体', <BoldOutlined />, 'bold'),
  lookTool('斜体', <ItalicOutlined />, 'italic'),
  lookTool('下划线', <UnderlineOutlined />, 'underline'),
  lookTool('删除线', <StrikethroughOutlined />, 'strike'),
  {
    label: '无序列表',
    icon: <UnorderedListOutlined />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: '有序列表',
    icon: <OrderedListOutlined />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: '撤销', icon: <UndoOutlined />, run: (editor) => editor.chain().focus().undo().run() },
  { label: '重做', icon: <RedoOutlined />, run: (editor) => editor.chain().focus().redo().run() },
];

interface Props {
  editor: Editor;
  /** Opens the picture library; absent for those who may not see it. */
  onPick: (() => void) | undefined;
}

export function RichTextToolbar({ editor, onPick }: Props) {
  const { pressed, ...active } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      pressed: tools.map(({ isOn }) => isOn?.(now)),
      isLink: now.isActive('link'),
      isColoured: hasLook(now, 'colour'),
      isInTable: isInTable(now),
    }),
  });
  return (
    <div className="rich-text-toolbar" role="toolbar" aria-label="格式">
      {tools.map(({ label, icon, run }, index) => (
        <Button
          key={label}
          size="small"
          type={pressed[index] ? 'primary' : 'text'}
          icon={icon}
          title={label}
          aria-label={label}
          aria-pressed={pressed[index]}
          onClick={() => run(editor)}
        />
      ))}
      <ColourTool editor={editor} isOn={active.isColoured} />
      <TableTool editor={editor} isInside={active.isInTable} />
      <LinkTool editor={editor} isLink={active.isLink} />
      {onPick && (
        <Button
          size="small"
          type="text"
          icon={<PictureOutlined />}
          title="插入图片或视频"
          aria-label="插入图片或视频"
          onClick={onPick}
        />
      )}
    </div>
  );
}
