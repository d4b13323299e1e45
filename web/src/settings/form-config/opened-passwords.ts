import { fieldsOf, isPassword, readForm } from '#contract/settings/form.ts';

const fieldsIn = (content: string) => {
  const form = readForm(content);
  return form ? fieldsOf(form) : [];
};

/** Fields that were passwords where the form was opened, and are typed in the open now: the server drops what they hold. */
export function openedPasswords(before: string, now: string): string[] {
  const were = new Set(
    fieldsIn(before)
      .filter(isPassword)
      .map(({ name }) => name),
  );
  if (were.size === 0) return [];
  return fieldsIn(now).flatMap((field) => (were.has(field.name) && !isPassword(field) ? [field.label] : []));
}
