import { Node } from '@tiptap/react';

/** A video in formatted text; the customer starts it. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: {}, poster: { default: null } }),
  parseHTML: () => [{ tag: 'video[src]' }],
  renderHTML: ({ HTMLAttributes: attributes }) => ['video', { ...attributes, controls: '' }],
});
