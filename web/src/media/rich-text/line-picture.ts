import Image from '@tiptap/extension-image';
import { isInLine } from './text-blocks.ts';

/** Pictures with an address of their own: one that is written out in the text, as office programs paste it, is not kept. */
const ADDRESSED = 'img[src]:not([src^="data:"])';

/** A picture in a line, which is placed as its paragraph is. */
export const LinePicture = Image.extend({
  name: 'linePicture',
  priority: 1000,
  parseHTML: () => [{ tag: ADDRESSED, getAttrs: (element: HTMLElement) => (isInLine(element) ? null : false) }],
  addCommands: () => ({}),
  addInputRules: () => [],
}).configure({ inline: true });
