/** Chosen orders in an address that can be sent to a colleague: steps from one id to the next, for they lie close together. */
export function chosenText(ids: readonly number[]): string {
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other);
  return sorted.map((id, index) => (id - (sorted[index - 1] ?? 0)).toString(36)).join('.');
}

/** Ids of an address, ascending; what is no step counts as none. */
export function chosenIn(text: string | null): number[] {
  const steps = (text ?? '').split('.').filter((step) => /^[0-9a-z]{1,6}$/.test(step));
  let id = 0;
  return steps.map((step) => (id += Number.parseInt(step, 36)));
}
