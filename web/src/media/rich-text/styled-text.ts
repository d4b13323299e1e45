import { Mark } from '@tiptap/react';
import { keptOf } from './kept-attributes.ts';
import { ownTag } from './text-blocks.ts';

const words = 'font,sub,sup,small,mark,ins,abbr,cite,q,kbd,samp,var,dfn,bdi,bdo,ruby,rb,rt,rp,rtc,time,data,a:not([href])';

/** Words in a colour, a size or a meaning of their own; one such element may stand in another. */
export const StyledText = Mark.create({
  name: 'styledText',
  excludes: '',
  addAttributes: () => ownTag('span'),
  parseHTML: () => [{ tag: words }, { tag: 'span', getAttrs: (element) => (keptOf(element) ? null : false) }],
  renderHTML: ({ mark, HTMLAttributes: attributes }) => [String(mark.attrs['tag']), attributes, 0],
});
