import type { ExportKind } from './export-kind.ts';

const kinds = new Map<string, ExportKind>();

/** What can be exported; a job finds it again by its name. */
export function setKinds(all: readonly ExportKind[]): void {
  for (const kind of all) kinds.set(kind.name, kind);
}

export function kindOf(name: string): ExportKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`nothing is exported as ${name}`);
  return kind;
}
