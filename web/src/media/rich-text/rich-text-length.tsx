import { type Editor, useEditorState } from '@tiptap/react';

const pictures = new Set(['image', 'linePicture']);

/** Length of a text as its readers see it: spaces and marks of the page do not count. */
function lengthOf({ state: { doc } }: Editor): string {
  const letters = [...doc.textContent.replaceAll(/\s/gu, '')].length;
  let images = 0;
  doc.descendants(({ type }) => {
    if (pictures.has(type.name)) images += 1;
  });
  return [`${letters.toLocaleString('en')} 字`, images > 0 && `${images} 张图`].filter(Boolean).join('，');
}

/** Length of the text by now, at its foot. */
export function RichTextLength({ editor }: { editor: Editor }) {
  const length = useEditorState({ editor, selector: ({ editor: now }) => lengthOf(now) });
  return <p className="rich-text-length">{length}</p>;
}
