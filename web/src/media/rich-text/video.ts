import { Node } from '@tiptap/react';
import { isInLine } from './text-blocks.ts';

/** Files of a video that names several, as attributes of their elements. */
const sourcesOf = (element: HTMLElement): Record<string, string>[] =>
  [...element.querySelectorAll('source')].map((source) =>
    Object.fromEntries(
      [...source.attributes].filter(({ name }) => /^(src|type)$/.test(name)).map(({ name, value }) => [name, value]),
    ),
  );

/** A video in formatted text; the customer starts it. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    controls: {
      default: true,
      parseHTML: (element: HTMLElement) => element.hasAttribute('controls'),
      renderHTML: ({ controls }: { controls?: boolean }) => (controls ? { controls: '' } : {}),
    },
    sources: { default: [], parseHTML: sourcesOf, rendered: false },
  }),
  parseHTML: () => [{ tag: 'video' }],
  renderHTML: ({ node, HTMLAttributes: attributes }) => [
    'video',
    attributes,
    ...(node.attrs['sources'] as Record<string, string>[]).map((source) => ['source', source] as const),
  ],
});

/** A video in a line. */
export const LineVideo = Video.extend({
  name: 'lineVideo',
  group: 'inline',
  inline: true,
  priority: 1000,
  parseHTML: () => [{ tag: 'video', getAttrs: (element) => (isInLine(element) ? null : false) }],
});
