import { Selection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { extensions } from './extensions.ts';
import { opened, saved } from './open-and-save.ts';
import { paper } from './paper.ts';
import { holdsPicturesOnly, pastingFromElsewhere } from './pasted.ts';
import { isVideo } from '../library/is-video.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { RichTextLength } from './rich-text-length.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { usePicker } from '../inputs/use-picker.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import '../uploads/media.css';

/** More at once than a description needs is a slip. */
const MOST = 10;

/** Form value of the editor: the empty paragraph that it writes without text is an empty string. */
function formValueOf(editor: Editor): string {
  const html = saved(editor.state);
  return html === '<p></p>' ? '' : html;
}

const lostInWords = (pictures: number): string =>
  `${pictures} 张图片没有带过来：它们只存在原来的文档或电脑里，没有网址。请另存这些图片，再从本机上传`;

export function RichTextEditor({ id, value, onChange, model }: RichTextProps) {
  const takeFiles = (files: FileList | undefined): boolean => {
    if (!files || files.length === 0) return false;
    uploads.send([...files]);
    return true;
  };
  const [start] = useState(() => opened(value ?? ''));
  const [lost, setLost] = useState(0);
  const [pasting] = useState(() => pastingFromElsewhere(setLost));
  // A page that was hidden, or drawn slowly, lost its editor and is about to get another; the types do not say so.
  const editor: Editor | null = useEditor({
    extensions,
    content: start,
    editorProps: {
      ...pasting,
      handlePaste: (_, event) => holdsPicturesOnly(event.clipboardData) && takeFiles(event.clipboardData?.files),
      handleDrop: (_, event) => takeFiles(event.dataTransfer?.files),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': '正文', ...(id === undefined ? {} : { id }) },
    },
    onUpdate: ({ editor: now }) => onChange?.(formValueOf(now)),
  });
  const insert = (nodes: readonly object[]) =>
    editor
      ?.chain()
      .focus()
      .insertContent([...nodes])
      // The last of them is selected now, and the next letter would take its place.
      .command(({ tr }) => Boolean(tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to)))))
      .run();
  const uploads = useUploads({ model, onUploaded: ({ url }) => insert([{ type: 'image', attrs: { src: url } }]) });
  const picker = usePicker({
    model,
    most: MOST,
    withVideos: true,
    onPick: (pictures) =>
      insert(pictures.map((one) => ({ type: isVideo(one) ? 'video' : 'image', attrs: { src: one.sattDir } }))),
  });

  // The form may set another text: a record read again, or the other side of a merge.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    if (formValueOf(editor) !== (value ?? '') && !editor.isFocused)
      editor.commands.setContent(opened(value ?? ''), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rich-text" style={paper}>
      {editor && <RichTextToolbar editor={editor} onPick={picker.open} />}
      <EditorContent editor={editor} />
      {editor && <RichTextLength editor={editor} />}
      {lost > 0 && <Alert type="warning" showIcon closable={{ onClose: () => setLost(0) }} title={lostInWords(lost)} />}
      <UploadList {...uploads} />
      {picker.dialog}
    </div>
  );
}
