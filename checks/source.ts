import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

export const ROOT = resolve(import.meta.dirname, '..');

export interface Import {
  /** A path in this repository, or a package's name. */
  readonly to: string;
  readonly isType: boolean;
  readonly line: number;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  readonly imports: readonly Import[];
}

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly says: string;
}

const ALIASES: Record<string, string> = { '#contract/': 'contract/src/', '#server/': 'server/src/', '#web/': 'web/src/' };

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function resolveImport(path: string, request: string) {
  if (request.startsWith('.')) return posix.join(posix.dirname(path), request);
  const alias = Object.keys(ALIASES).find((prefix) => request.startsWith(prefix));
  return alias ? `${ALIASES[alias]}${request.slice(alias.length)}` : request;
}

/** Reads one file as the checks see it; tests pass a text of their own. */
export function sourceOf(path: string, text: string): Source {
  const { program, module } = parseSync(path, text);
  const imported = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    to: resolveImport(path, moduleRequest.value),
    isType: /^import\s+type\b/.test(text.slice(start)) || (entries.length > 0 && entries.every(({ isType }) => isType)),
    line: lineAt(text, start),
  }));
  const passedOn = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ to: resolveImport(path, moduleRequest.value), isType, line: lineAt(text, start) }] : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, request] = /^['"](.*)['"]$/.exec(text.slice(start, end)) ?? [];
    return request === undefined ? [] : [{ to: resolveImport(path, request), isType: false, line: lineAt(text, start) }];
  });
  return { path, text, program, imports: [...imported, ...passedOn, ...lazy] };
}

/** Files that git has or would take, so that nothing generated is looked at. */
export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(resolve(ROOT, path))).sort();
}

export const readText = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

export const readSources = (files: readonly string[]) =>
  files.filter((path) => /\.tsx?$/.test(path)).map((path) => sourceOf(path, readText(path)));

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Calls `see` on every node, parents first. */
export function walk(node: Node, see: (node: Node) => void) {
  see(node);
  for (const key of visitorKeys[node.type] ?? []) {
    const child: unknown = Reflect.get(node, key);
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, see);
  }
}
