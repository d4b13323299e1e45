import { Extension } from '@tiptap/react';
import { keptStyles } from '#contract/content/kept-styles.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Attributes that the server keeps. Those that a node has of its own are among them for their place: it writes them itself. */
const names =
  'align title dir width height border cellpadding cellspacing colspan rowspan color size face name preload poster start type ' +
  'src alt href target rel controls';
const wanted: ReadonlySet<string> = new Set(names.split(' '));
const styles: ReadonlySet<string> = new Set(keptStyles);

const propertyOf = (declaration: string): string => declaration.split(':')[0]?.trim().toLowerCase() ?? '';

/** A style with declarations of some properties only; one that loses nothing stays as it was written. */
export const styleOf = (text: string, keeps: (property: string) => boolean): string => {
  const declarations = text.split(';');
  const kept = declarations.filter((each) => each.trim() !== '' && keeps(propertyOf(each)));
  return kept.length === declarations.filter((each) => each.trim() !== '').length ? text : kept.join(';');
};

/** Looks and sizes of an element of imported text, as they stand in it; null where it has none. */
export function keptOf(element: HTMLElement): Attributes | null {
  const found = [...element.attributes].flatMap(({ name, value }) => {
    if (name !== 'style') return wanted.has(name) ? [[name, value] as const] : [];
    const style = styleOf(value, (property) => styles.has(property));
    return style === '' ? [] : [[name, style] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** A browser writes a style in its own way; the words in which it came, and their order, stand beside it until it is saved. */
const writtenOf = ({ kept }: { kept?: Attributes | null }): Attributes => ({
  ...kept,
  ...(kept?.['style'] !== undefined && { 'data-style': kept['style'] }),
  // Links write their own attributes first.
  ...(kept?.['href'] !== undefined && { 'data-order': Object.keys(kept).join(' ') }),
});

/** Every element of a text goes on looking as it did, also where the toolbar has no button for it. */
export const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: '*',
      attributes: {
        kept: { default: null, parseHTML: keptOf, renderHTML: writtenOf },
      },
    },
  ],
});
