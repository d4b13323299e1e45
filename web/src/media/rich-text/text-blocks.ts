import { Node } from '@tiptap/react';

const PARTS =
  'p,div,h1,h2,h3,h4,h5,h6,ul,ol,dl,dt,dd,table,blockquote,pre,hr,section,article,aside,header,footer,main,nav,figure';
const boxes = 'div,section,article,aside,header,footer,main,nav,figure,figcaption,address,dl,dt,dd';

/** Nothing but words, pictures and videos in lines. */
export const isText = (element: Element): boolean => element.querySelector(PARTS) === null;

/** The element stands in a line of text, not between blocks. */
export function isInLine({ parentElement: parent }: Element): boolean {
  if (!parent || parent.matches('body,li,blockquote')) return false;
  return parent.matches('p,h1,h2,h3,h4,h5,h6,pre') || isText(parent);
}

/** An element is what it was: by its tag, which it is written with again. */
export const ownTag = (tag: string) => ({
  tag: { default: tag, parseHTML: ({ localName }: HTMLElement) => localName, rendered: false },
});

/** A paragraph, also one that another editor wrote as a box; code with colours in it. */
export const TextBlock = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ownTag('p'),
  parseHTML: () => [
    { tag: 'p' },
    { tag: boxes, getAttrs: (element) => (isText(element) ? null : false) },
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (element) => (element.querySelector(':not(code)') ? null : false),
    },
  ],
  renderHTML: ({ node, HTMLAttributes: attributes }) => [String(node.attrs['tag']), attributes, 0],
});

/** Blocks in a box. */
export const Box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  addAttributes: () => ownTag('div'),
  parseHTML: () => [{ tag: boxes }],
  renderHTML: ({ node, HTMLAttributes: attributes }) => [String(node.attrs['tag']), attributes, 0],
});
