import { z } from 'zod';

/** Fields of products in answers. A field of an unexpected type counts as absent. */
export const words = z.union([z.string(), z.number()]).transform(String).catch('');
/** Price in any notation. */
export const amount = z.unknown().optional();
export const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** A list, JSON text of a list, or a single address. */
export const pictures = z
  .union([z.string(), z.array(words)])
  .transform((value) => (typeof value === 'string' ? listIn(value) : value))
  .catch([]);

function listIn(text: string): string[] {
  if (!text.trim().startsWith('[')) return text.split(',');
  try {
    return z.array(words).catch([]).parse(JSON.parse(text));
  } catch {
    return [];
  }
}
