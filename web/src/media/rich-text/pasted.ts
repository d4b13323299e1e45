import { type Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { pictureAddress } from '#contract/content/picture-address.ts';
import { opened } from './open-and-save.ts';

const COLOR = /#[\da-f]{3,8}\b|rgba?\([^)]*\)|^[a-z]+$/i;

/** A background in one declaration, as its colour: it is the part that a text keeps. */
const withColour = (style: string): string =>
  style.replaceAll(/(^|;)\s*background\s*:([^;]*)/gi, (all, before: string, value: string) => {
    const [colour] = COLOR.exec(value.trim()) ?? [];
    return colour === undefined ? all : `${before}background-color: ${colour}`;
  });

/** Pasted HTML as the editor reads it, and the number of pictures whose address leads nowhere. */
export function pastedHtml(html: string): { html: string; lost: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let lost = 0;
  for (const picture of body.querySelectorAll('img')) {
    const address = pictureAddress((name) => picture.getAttribute(name));
    if (address === undefined) lost += 1;
    if (address === undefined) picture.remove();
    else picture.setAttribute('src', address);
  }
  for (const one of body.querySelectorAll('[style]')) one.setAttribute('style', withColour(one.getAttribute('style') ?? ''));
  return { html: opened(body.innerHTML), lost };
}

function hasLooks({ content }: Slice): boolean {
  let found = false;
  content.descendants((node: Node) => {
    found ||= node.isBlock && node.attrs['kept'] !== null && node.attrs['kept'] !== undefined;
  });
  return found;
}

/** Blocks with looks of their own stay blocks: their words would flow into the paragraph at the cursor. A line within a sentence flows. */
function keepBlocks(slice: Slice, { state }: EditorView): Slice {
  const isLine = slice.content.childCount === 1 && slice.content.firstChild?.isTextblock === true;
  const isInSentence = state.selection.$from.parent.content.size > 0;
  return (isLine && isInSentence) || !hasLooks(slice) ? slice : new Slice(slice.content, 0, 0);
}

/** Properties of the editor for what is pasted from pages and office programs; text of the editor itself comes as it was copied. */
export function pastingFromElsewhere(onPasted: (lostPictures: number) => void) {
  let isOwn = false;
  return {
    transformPastedHTML: (html: string): string => {
      isOwn = html.includes('data-pm-slice');
      if (isOwn) return html;
      const pasted = pastedHtml(html);
      onPasted(pasted.lost);
      return pasted.html;
    },
    transformPasted: (slice: Slice, view: EditorView): Slice => (isOwn ? slice : keepBlocks(slice, view)),
  };
}

/** True of a clipboard with pictures alone: office programs put a picture of the words beside them. */
export function holdsPicturesOnly(clipboard: DataTransfer | null): boolean {
  const { body } = new DOMParser().parseFromString(clipboard?.getData('text/html') ?? '', 'text/html');
  return (body.textContent ?? '').trim() === '';
}
