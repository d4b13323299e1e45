import { fieldsOfContent, isPassword } from '#contract/settings/form.ts';

/** Fields that were passwords where the form was opened, and are typed in the open now: the server drops what they hold. */
export function openedPasswords(before: string, now: string): string[] {
  const were = new Set(
    fieldsOfContent(before)
      .filter(isPassword)
      .map(({ name }) => name),
  );
  if (were.size === 0) return [];
  return fieldsOfContent(now).flatMap((field) => (were.has(field.name) && !isPassword(field) ? [field.label] : []));
}
