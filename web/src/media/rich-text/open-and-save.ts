import { DOMSerializer } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { BLOCKS, BOXES, isText, isTextBlock } from './text-blocks.ts';

/** Elements of blocks in which other editors leave words without a paragraph. */
const CONTAINERS = `li,blockquote,td,th,${BOXES}`;
const PICTURES = 'img,video';

const isEmpty = ({ textContent }: ChildNode): boolean => (textContent ?? '').trim() === '';

/** Neighbours that stand in lines, put together. */
function runsOf({ childNodes }: Element): ChildNode[][] {
  const runs: ChildNode[][] = [[]];
  for (const node of childNodes)
    if (node instanceof Element && node.matches(BLOCKS)) runs.push([]);
    else runs.at(-1)?.push(node);
  return runs;
}

function paragraphIn(parent: Element, before: ChildNode | null, content: readonly ChildNode[] = []): void {
  const paragraph = parent.ownerDocument.createElement('p');
  paragraph.dataset['bareIn'] = parent.localName;
  parent.insertBefore(paragraph, before);
  paragraph.append(...content);
}

/** Blocks of a text need paragraphs around words; those that the text does not have are marked, for they go again. */
function fill(parent: Element): void {
  const isItem = parent.localName === 'li';
  for (const run of runsOf(parent)) {
    const isOfPictures = run.every((node) => (node instanceof Element ? node.matches(PICTURES) : isEmpty(node)));
    const isNothing = run.every((node) => !(node instanceof Element) && isEmpty(node));
    if (!isNothing && (isItem || !isOfPictures)) paragraphIn(parent, run[0] ?? null, run);
  }
  const first = parent.firstElementChild;
  if (isItem ? !first || !isTextBlock(first) : !first && parent.localName !== 'body') paragraphIn(parent, parent.firstChild);
}

/** HTML as the editor reads it. */
export function opened(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const parent of body.querySelectorAll(CONTAINERS)) if (parent.matches('li,blockquote') || !isText(parent)) fill(parent);
  fill(body);
  const last = body.lastElementChild;
  if (last?.localName === 'p' && !last.hasChildNodes()) last.setAttribute('data-written', '');
  return body.innerHTML;
}

/** Attributes as they were written, in place of those that a browser and the editor write. */
function restore(body: HTMLElement): void {
  for (const one of body.querySelectorAll<HTMLElement>('[data-style]')) {
    one.setAttribute('style', one.dataset['style'] ?? '');
    one.removeAttribute('data-style');
  }
  for (const one of body.querySelectorAll<HTMLElement>('[data-order]')) {
    const values = (one.dataset['order'] ?? '').split(' ').map((name) => [name, one.getAttribute(name)] as const);
    one.removeAttribute('data-order');
    for (const [name, value] of values) {
      one.removeAttribute(name);
      if (value !== null) one.setAttribute(name, value);
    }
  }
  for (const one of body.querySelectorAll('[data-written]')) one.removeAttribute('data-written');
}

/** HTML of a text: what nobody touched is as it was opened. */
export function saved({ schema, doc }: Pick<EditorState, 'schema' | 'doc'>): string {
  const page = document.implementation.createHTMLDocument();
  const { body } = page;
  body.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: page }));
  // The editor adds a last line to type in after a table or a picture.
  const last = body.lastElementChild;
  const isAdded = last?.localName === 'p' && !last.hasChildNodes() && last.attributes.length === 0;
  if (isAdded && last.previousElementSibling?.localName !== 'p') last.remove();
  restore(body);
  const isBare = (element: Element | null) => element?.hasAttribute('data-bare-in') === true;
  const bare = [...body.querySelectorAll('[data-bare-in]')];
  // Two of them beside each other would become one line.
  const going = bare.filter(
    (one) =>
      one.getAttribute('data-bare-in') === one.parentElement?.localName &&
      !isBare(one.previousElementSibling) &&
      !isBare(one.nextElementSibling),
  );
  for (const one of bare) one.removeAttribute('data-bare-in');
  for (const one of going) one.replaceWith(...one.childNodes);
  return body.innerHTML;
}
