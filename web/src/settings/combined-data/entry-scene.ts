import type { FormDrawing } from '#contract/settings/form.ts';

/** Context of an entry in its group. */
export interface EntryScene {
  gid: number;
  formId: number;
  /** The form that its entries are typed into, and the JSON text of it. */
  form: FormDrawing;
  content: string;
}
