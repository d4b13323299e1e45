import { Mark, Node } from '@tiptap/react';
import { keptOf } from './kept-attributes.ts';
import { toggleLook } from './looks.ts';
import { ownTag } from './text-blocks.ts';

const words =
  'span,strong,b,em,i,u,s,del,code,font,sub,sup,small,mark,ins,abbr,cite,q,kbd,samp,var,dfn,bdi,bdo,ruby,rb,rt,rp,rtc,time,data,a:not([href])';

const keeps = (element: HTMLElement): boolean =>
  element.localName !== 'span' || element.attributes.length === 0 || keptOf(element) !== null;
const isAroundLink = (element: Element): boolean => element.querySelector('a[href]') !== null;

/** Words that look or mean something of their own; one such element may stand in another, in the order in which they were written. */
export const StyledText = Mark.create({
  name: 'styledText',
  excludes: '',
  addAttributes: () => ownTag('span'),
  parseHTML: () => [{ tag: words, getAttrs: (element) => (keeps(element) ? null : false) }],
  renderHTML: ({ mark, HTMLAttributes: attributes }) => [String(mark.attrs['tag']), attributes, 0],
  addKeyboardShortcuts() {
    return {
      'Mod-b': () => toggleLook(this.editor, 'bold'),
      'Mod-i': () => toggleLook(this.editor, 'italic'),
      'Mod-u': () => toggleLook(this.editor, 'underline'),
      'Mod-Shift-s': () => toggleLook(this.editor, 'strike'),
    };
  },
});

/** Applies the mark outside the link, so link and text share the style. */
export const StyledLinks = StyledText.extend({
  name: 'styledLinks',
  // Priority before links, which are the outermost marks otherwise.
  priority: 2000,
  parseHTML: () => [{ tag: words, getAttrs: (element) => (keeps(element) && isAroundLink(element) ? null : false) }],
  addKeyboardShortcuts: () => ({}),
});

/** An element without words, as other editors leave them; a mark would be gone without any. */
export const EmptyWords = Node.create({
  name: 'emptyWords',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ownTag('span'),
  // Asked before the marks of the same elements.
  parseHTML: () => [
    { tag: words, priority: 100, getAttrs: (element) => (keeps(element) && !element.hasChildNodes() ? null : false) },
  ],
  renderHTML: ({ node, HTMLAttributes: attributes }) => [String(node.attrs['tag']), attributes],
});
