import type { FormDrawing } from '#contract/settings/form.ts';

/** What an entry needs to know of its group. */
export interface EntryScene {
  gid: number;
  formId: number;
  /** The form that its entries are typed into, and the JSON text of it. */
  form: FormDrawing;
  content: string;
}
