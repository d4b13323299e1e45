/** A piece of code in a document, with the file it stands in: a whole file, or a change of one that is there. */
interface Block {
  readonly path: string;
  readonly isChange: boolean;
  readonly lines: readonly string[];
}

const FENCE = /^( *)```(ts|tsx|sql|diff) (\S+)$/;
const CODE = /^ *```(ts|tsx|diff)\b/;

/** Code without a file cannot be tried. */
export const unplaced = (markdown: string): string[] =>
  markdown.split('\n').filter((line) => CODE.test(line) && !FENCE.test(line));

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, margin = '', kind, path] = FENCE.exec(lines[index] ?? '') ?? [];
    if (path === undefined) continue;
    const end = lines.indexOf(`${margin}\`\`\``, index);
    const body = lines.slice(index + 1, end).map((line) => line.slice(margin.length));
    blocks.push({ path, isChange: kind === 'diff', lines: body });
    index = end;
  }
  return blocks;
}

/** `…` at the end of a line stands for the rest of it, whatever that is. */
const isLine = (line: string | undefined, wanted: string) =>
  wanted.endsWith('…') ? line?.startsWith(wanted.slice(0, -1)) : line?.trimEnd() === wanted.trimEnd();

const hunksOf = (lines: readonly string[]): string[][] =>
  lines.reduce<string[][]>(
    (hunks, line) => (line.startsWith('@@') ? [...hunks, []] : [...hunks.slice(0, -1), [...(hunks.at(-1) ?? []), line]]),
    [[]],
  );

/** Puts in what is marked with + and takes out what is marked with -, where the other lines stand. `@@` begins another place. */
function changed(before: string, { path, lines }: Block): string {
  const put = (text: string[], hunk: string[]): string[] => {
    const wanted = hunk.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const at = text.findIndex((_, index) => wanted.every((line, offset) => isLine(text[index + offset], line)));
    if (at < 0) throw new Error(`${path} has no lines\n${wanted.join('\n')}`);
    const rests = wanted.flatMap((line, offset) => (line.endsWith('…') ? [text[at + offset]?.slice(line.length - 1) ?? ''] : []));
    const fresh = hunk
      .filter((line) => !line.startsWith('-'))
      .map((line) => line.slice(1).replace(/…$/, () => rests.shift() ?? ''));
    return text.toSpliced(at, wanted.length, ...fresh);
  };
  return hunksOf(lines).reduce(put, before.split('\n')).join('\n');
}

/** The files after a document was followed; `read` gives those that are there before. */
export function followed(markdown: string, read: (path: string) => string): Map<string, string> {
  const files = new Map<string, string>();
  for (const block of blocksOf(markdown))
    files.set(
      block.path,
      block.isChange ? changed(files.get(block.path) ?? read(block.path), block) : `${block.lines.join('\n')}\n`,
    );
  return files;
}
