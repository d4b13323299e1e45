import { Node } from '@tiptap/react';

export const BOXES = 'div,section,article,aside,header,footer,main,nav,figure,figcaption,address,hgroup,dl,dt,dd';
export const BLOCKS = `p,h1,h2,h3,h4,h5,h6,ul,ol,li,table,blockquote,pre,hr,${BOXES}`;

/** True for an element with nothing but words, pictures and videos in lines. */
export const isText = (element: Element): boolean => element.querySelector(BLOCKS) === null;

/** The element stands in a line of text, not between blocks. */
export function isInLine({ parentElement: parent }: Element): boolean {
  if (!parent || parent.matches('body,li,blockquote')) return false;
  return parent.matches('p,h1,h2,h3,h4,h5,h6,pre') || isText(parent);
}

/** The element is read as a paragraph. */
export const isTextBlock = (element: Element): boolean => element.matches('p,pre') || (element.matches(BOXES) && isText(element));

/** An element is what it was: by its tag, which it is written with again. */
export const ownTag = (tag: string) => ({
  tag: { default: tag, parseHTML: ({ localName }: HTMLElement) => localName, rendered: false },
});

const ofOpening = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => ({ [name]: attributes[name] }),
});

/** A paragraph, also one that another editor wrote as a box; code with colours in it. */
export const TextBlock = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({
    ...ownTag('p'),
    'data-bare-in': ofOpening('data-bare-in'),
    'data-written': { ...ofOpening('data-written'), keepOnSplit: false },
  }),
  parseHTML: () => [
    { tag: 'p' },
    { tag: BOXES, getAttrs: (element) => (isText(element) ? null : false) },
    { tag: 'pre', preserveWhitespace: 'full' },
  ],
  renderHTML: ({ node, HTMLAttributes: attributes }) => [String(node.attrs['tag']), attributes, 0],
});

/** Blocks in a box. */
export const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  addAttributes: () => ownTag('div'),
  parseHTML: () => [{ tag: BOXES }],
  renderHTML: ({ node, HTMLAttributes: attributes }) => [String(node.attrs['tag']), attributes, 0],
});
