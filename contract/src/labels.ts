type Labels = Readonly<Record<string, string>>;

const labels = new Map<string, Labels>();

/** Declares what the fields of a noun are called: in columns, filters, forms, histories and sheets, unless one of them says otherwise. */
export function labelsOf(noun: string, fields: Labels): void {
  labels.set(noun, fields);
}

/** The label of a field, where it has one. */
export const findLabel = (noun: string, field: string): string | undefined => labels.get(noun)?.[field];

/** A field without a label is a mistake of the screen that names it. */
export function getLabel(noun: string, field: string): string {
  const label = findLabel(noun, field);
  if (label === undefined) throw new Error(`${noun}.${field} has no label`);
  return label;
}
