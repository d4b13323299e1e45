import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { type Schema, accountNames, defOf } from '#contract/schema-kinds.ts';
import { type Actor, keyWithOwnCustomers } from '../actor.ts';
import type { RawInput } from './input.ts';
import { ownAccount } from '../own-account.ts';

type Renaming = (value: unknown, keyId: string) => unknown;

function unwrapped(schema: Schema): Schema {
  const def = defOf(schema);
  return def.type === 'optional' || def.type === 'nullable' || def.type === 'default' ? unwrapped(def.innerType) : schema;
}

/** Renames the accounts in a value of this schema; undefined where it holds none. */
function renamingIn(schema: Schema): Renaming | undefined {
  const inner = unwrapped(schema);
  if (accountNames.has(inner)) return (value, keyId) => (typeof value === 'string' ? ownAccount(value, keyId) : value);
  return inner instanceof z.ZodObject ? renamingOf(inner) : undefined;
}

function renamingOf({ shape }: z.ZodObject): Renaming | undefined {
  const renamings = Object.entries(shape).flatMap(([name, field]) => {
    const renaming = renamingIn(field);
    return renaming ? [{ name, renaming }] : [];
  });
  if (renamings.length === 0) return undefined;
  return (value, keyId) => {
    const fields: Record<string, unknown> = { ...Object(value) };
    for (const { name, renaming } of renamings) if (name in fields) fields[name] = renaming(fields[name], keyId);
    return value === undefined ? undefined : fields;
  };
}

/** True of a call whose input names a customer. */
export const namesCustomers = ({ query, body }: Pick<AnyCall, 'query' | 'body'>): boolean =>
  [query, body].some((schema) => schema !== undefined && renamingOf(schema) !== undefined);

/** Has a key with customers of its own name these alone, whichever call it makes. */
export function namingOwn({ permission, query, body }: AnyCall) {
  const renamings = permission === 'storefront' ? [query, body].flatMap((schema) => (schema && renamingOf(schema)) ?? []) : [];
  return (input: RawInput, actor: Actor): RawInput => {
    const keyId = keyWithOwnCustomers(actor);
    if (keyId === undefined) return input;
    return renamings.reduce((named: RawInput, renaming) => Object(renaming(named, keyId)), input);
  };
}
