import { type InlineConfig, type Rolldown, build } from 'vite';

/** Shares of all screens and dialogs that need a module. Nearly all need React, half of antd and the page; a seventh shares a list or a form. */
const NEARLY_ALL = 0.85;
const SEVENTH = 1 / 7;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Chunks of a build that is left to itself: modules that the same screens need lie in one. */
async function chunksOf(config: InlineConfig): Promise<Chunks> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}

/** Chunks that come with the first: what it imports, and what that imports. */
function comesWith(first: string, chunks: Chunks): ReadonlySet<string> {
  const found = new Set([first]);
  // A set hands out what is added while it is walked.
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return found;
}

/**
 * Groups the modules that many screens need into files, by module: a hundred small files compress badly, and a browser asks for six of them at a time, so that a slow line waits for a round trip after each six. A first build
 * tells who needs what, because an import through a door does not say what of all that lies behind it.
 */
export async function filesOfMany(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const chunks = await chunksOf(config);
  const all = [...chunks.values()];
  const opened = all.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ fileName }) => fileName);
  const needed = new Map<string, number>();
  for (const screen of opened) for (const name of comesWith(screen, chunks)) needed.set(name, (needed.get(name) ?? 0) + 1);
  const first = new Set(all.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...comesWith(fileName, chunks)]));

  function fileOf(name: string): string | undefined {
    const share = (needed.get(name) ?? 0) / opened.length;
    if (first.has(name)) return 'frame';
    if (share >= NEARLY_ALL) return 'screen';
    return share >= SEVENTH ? 'list' : undefined;
  }

  return new Map(
    all.flatMap(({ fileName, moduleIds }) => {
      const file = fileOf(fileName);
      return file === undefined ? [] : moduleIds.map((id) => [id, file] as const);
    }),
  );
}
