/** The settings whose saves are shown. */
export interface HistoryOf {
  formId: number;
  keys: readonly string[];
  /** Text that was typed and not saved gives way to what was restored. */
  onGivenUp: () => void;
}
