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
import { LinkTool } from './rich-text-link.tsx';

interface Tool {
  label: string;
  icon: ReactNode;
  /** Mark or node whose presence presses the button. */
  mark?: string;
  run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  { label: '标题', icon: 'H', mark: 'heading', run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run() },
  { label: '粗体', icon: <BoldOutlined />, mark: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  { label: '斜体', icon: <ItalicOutlined />, mark: 'italic', run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    label: '下划线',
    icon: <UnderlineOutlined />,
    mark: 'underline',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: '删除线',
    icon: <StrikethroughOutlined />,
    mark: 'strike',
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: '无序列表',
    icon: <UnorderedListOutlined />,
    mark: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: '有序列表',
    icon: <OrderedListOutlined />,
    mark: 'orderedList',
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
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map(({ mark }) => mark !== undefined && now.isActive(mark)), now.isActive('link')],
  });
  return (
    <div className="rich-text-toolbar" role="toolbar" aria-label="格式">
      {tools.map(({ label, icon, mark, run }, index) => (
        <Button
          key={label}
          size="small"
          type={active[index] ? 'primary' : 'text'}
          icon={icon}
          title={label}
          aria-label={label}
          aria-pressed={mark === undefined ? undefined : active[index]}
          onClick={() => run(editor)}
        />
      ))}
      <LinkTool editor={editor} isLink={active.at(-1) ?? false} />
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
