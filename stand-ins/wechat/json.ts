export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const valueOf = (from: unknown, name: string): unknown =>
  isObject(from) ? new Map<string, unknown>(Object.entries(from)).get(name) : undefined;

export function textOf(from: unknown, name: string): string {
  const value = valueOf(from, name);
  return typeof value === 'string' ? value : '';
}

export function listOf(from: unknown, name: string): readonly unknown[] {
  const value = valueOf(from, name);
  return Array.isArray(value) ? value : [];
}
