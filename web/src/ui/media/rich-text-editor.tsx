import Image from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import type { RichTextProps } from './rich-text.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { useUploads } from './use-uploads.ts';
import './media.css';

/** An editor without text writes an empty paragraph; nothing was said, so nothing is held. */
const heldOf = (html: string) => (html === '<p></p>' ? '' : html);

export function RichTextEditor({ id, value, onChange, model }: RichTextProps) {
  // A page that was hidden, or drawn slowly, lost its editor and is about to get another; the types do not say so.
  const editor: Editor | null = useEditor({
    extensions: [StarterKit.configure({ link: { openOnClick: false } }), Image],
    content: value ?? '',
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': '正文', ...(id === undefined ? {} : { id }) },
    },
    onUpdate: ({ editor: now }) => onChange?.(heldOf(now.getHTML())),
  });
  const { shares, sendAll } = useUploads(model, (url) => editor?.chain().focus().setImage({ src: url }).run());

  // The form may set another text: a record read again, or the other side of a merge.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    if (heldOf(editor.getHTML()) !== (value ?? '') && !editor.isFocused)
      editor.commands.setContent(value ?? '', { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rich-text">
      {editor && <RichTextToolbar editor={editor} onPictures={sendAll} isUploading={shares.length > 0} />}
      <EditorContent editor={editor} />
    </div>
  );
}
