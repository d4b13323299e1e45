import Image from '@tiptap/extension-image';
import { isInLine } from './text-blocks.ts';

/** A picture in a line, which is placed as its paragraph is. */
export const LinePicture = Image.extend({
  name: 'linePicture',
  priority: 1000,
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element: HTMLElement) => (isInLine(element) ? null : false) }],
  addCommands: () => ({}),
  addInputRules: () => [],
}).configure({ inline: true });
