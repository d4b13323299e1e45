import type { Editor } from '@tiptap/react';
import type { Mark } from '@tiptap/pm/model';
import type { KeptStyle } from '#contract/content/kept-styles.ts';
import { type Attributes, styleOf } from './kept-attributes.ts';

interface Look {
  /** Elements that look so, the one that is written first; none where it takes a style. */
  tags: readonly string[];
  style: KeptStyle;
  /** Values of the style that are this look. */
  values: RegExp;
}

const looks = {
  bold: { tags: ['strong', 'b'], style: 'font-weight', values: /^(bold|bolder|[6-9]00)$/ },
  italic: { tags: ['em', 'i'], style: 'font-style', values: /^(italic|oblique)$/ },
  underline: { tags: ['u', 'ins'], style: 'text-decoration', values: /underline/ },
  strike: { tags: ['s', 'del'], style: 'text-decoration', values: /line-through/ },
  colour: { tags: [], style: 'color', values: /./ },
} as const satisfies Record<string, Look>;
export type LookName = keyof typeof looks;

interface Written {
  tag?: string;
  kept?: Attributes | null;
}

const valueOf = (style: string, wanted: KeptStyle): string =>
  /:([^;]*)/.exec(styleOf(style, (property) => property === wanted))?.[1]?.trim() ?? '';

const isOf = ({ tags, style, values }: Look, { tag = '', kept }: Written): boolean =>
  tags.includes(tag) ||
  values.test(valueOf(kept?.['style'] ?? '', style)) ||
  (style === 'color' && kept?.['color'] !== undefined);

/** The mark without a look; itself where it has none of it, undefined where nothing is left. */
function without(look: Look, mark: Mark): Mark | undefined {
  const written: Written = mark.attrs;
  if (!isOf(look, written)) return mark;
  const { tag = '', kept } = written;
  const { style = '', color, ...others } = kept ?? {};
  const left = styleOf(style, (property) => property !== look.style).trim();
  const next = {
    ...others,
    ...(look.style !== 'color' && color !== undefined && { color }),
    ...(left !== '' && { style: left }),
  };
  const isBare = Object.keys(next).length === 0;
  if (isBare && (look.tags.includes(tag) || tag === 'span' || tag === 'font')) return undefined;
  return mark.type.create({ tag: look.tags.includes(tag) ? 'span' : tag, kept: isBare ? null : next });
}

const marksHere = ({ state: { selection, storedMarks } }: Editor): readonly Mark[] => storedMarks ?? selection.$from.marks();

/** Marks of what is selected, a list for each piece of text. */
function piecesOf({ state: { doc, selection } }: Editor) {
  const pieces: { from: number; to: number; marks: readonly Mark[] }[] = [];
  doc.nodesBetween(selection.from, selection.to, ({ isText, nodeSize, marks }, pos) => {
    const [from, to] = [Math.max(pos, selection.from), Math.min(pos + nodeSize, selection.to)];
    if (isText && from < to) pieces.push({ from, to, marks });
  });
  return pieces;
}

/** True where all that is selected has the look; without a selection, where typed text would. */
export function hasLook(editor: Editor, name: LookName): boolean {
  const has = (marks: readonly Mark[]) => marks.some(({ attrs }) => isOf(looks[name], attrs));
  if (editor.state.selection.empty) return has(marksHere(editor));
  const pieces = piecesOf(editor);
  return pieces.length > 0 && pieces.every(({ marks }) => has(marks));
}

/** Takes a look off what is selected, and puts another one of its kind on where one is given. */
function setLook(editor: Editor, name: LookName, written?: Written): boolean {
  const look = looks[name];
  const added = written && editor.schema.mark('styledText', written);
  return editor
    .chain()
    .focus()
    .command(({ tr }) => {
      if (editor.state.selection.empty) {
        const left = marksHere(editor).flatMap((mark) => without(look, mark) ?? []);
        tr.setStoredMarks(added ? added.addToSet(left) : left);
        return true;
      }
      for (const { from, to, marks } of piecesOf(editor)) {
        for (const mark of marks) {
          const left = without(look, mark);
          if (left === mark) continue;
          tr.removeMark(from, to, mark);
          if (left) tr.addMark(from, to, left);
        }
        if (added) tr.addMark(from, to, added);
      }
      return true;
    })
    .run();
}

export const toggleLook = (editor: Editor, name: Exclude<LookName, 'colour'>): boolean =>
  setLook(editor, name, hasLook(editor, name) ? undefined : { tag: looks[name].tags[0] });

/** Words in a colour, or without one in that of the page. */
export const setColour = (editor: Editor, colour?: string): boolean =>
  setLook(editor, 'colour', colour === undefined ? undefined : { tag: 'span', kept: { style: `color: ${colour}` } });
