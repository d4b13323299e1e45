import { type Schema, defOf, innerOf } from '#contract/schema-kinds.ts';

/** The schema below what is optional, has a default or is decoded. */
function bare(schema: Schema): Schema {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return bare(def.innerType);
    case 'lazy':
      return bare(innerOf(schema));
    case 'pipe':
      return bare(def.in);
    default:
      return schema;
  }
}

/** The path of the first field that the schema does not know, `lines.0.price`: dropped in silence it would mislead its sender. */
export function unknownField(schema: Schema, value: unknown, path: readonly (string | number)[] = []): string | undefined {
  const def = defOf(bare(schema));
  if (def.type === 'array' && Array.isArray(value))
    return value.map((one, at) => unknownField(def.element, one, [...path, at])).find((found) => found !== undefined);
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return undefined;
  for (const [name, sent] of Object.entries(value)) {
    const known = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    const found = known ? unknownField(known, sent, [...path, name]) : [...path, name].join('.');
    if (found !== undefined) return found;
  }
  return undefined;
}
