import { Extension } from '@tiptap/react';
import { keptStyles } from '#contract/content/kept-styles.ts';

type Attributes = Readonly<Record<string, string>>;

/** Attributes that the server keeps, besides those that a node has of its own. */
const names =
  'align title dir width height border cellpadding cellspacing colspan rowspan color size face name preload poster start type';
const wanted = names.split(' ');
const styles: ReadonlySet<string> = new Set(keptStyles);

const styleOf = (text: string): string =>
  text
    .split(';')
    .filter((declaration) => styles.has(declaration.split(':')[0]?.trim().toLowerCase() ?? ''))
    .join(';');

/** Looks and sizes of an element of imported text; null where it has none. */
export function keptOf(element: HTMLElement): Attributes | null {
  const style = styleOf(element.getAttribute('style') ?? '');
  const found = wanted.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (style !== '') found.push(['style', style]);
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** Every element of a text goes on looking as it did, although the toolbar has no button for it. */
export const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: '*',
      attributes: {
        kept: { default: null, parseHTML: keptOf, renderHTML: ({ kept }: { kept?: Attributes | null }) => ({ ...kept }) },
      },
    },
  ],
});
