/** A piece of code in a document, with the file it stands in: a whole file, or a change of one that is there. */
interface Block {
  readonly path: string;
  readonly isChange: boolean;
  readonly lines: readonly string[];
}

const FENCE = /^( *)```(ts|tsx|diff) (\S+)$/;
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

const isAt = (lines: readonly string[], wanted: readonly string[], at: number) =>
  wanted.every((line, offset) => lines[at + offset]?.trimEnd() === line.trimEnd());

/** Puts in what is marked with + and takes out what is marked with -, where the other lines stand. `@@` begins another place. */
function changed(before: string, { path, lines }: Block): string {
  const hunks: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith('@@')) hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  return hunks
    .reduce((text, hunk) => {
      const wanted = hunk.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
      const at = text.findIndex((_, index) => isAt(text, wanted, index));
      if (at < 0) throw new Error(`${path} has no lines\n${wanted.join('\n')}`);
      return text.toSpliced(at, wanted.length, ...hunk.filter((line) => !line.startsWith('-')).map((line) => line.slice(1)));
    }, before.split('\n'))
    .join('\n');
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
