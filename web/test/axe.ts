import axe from 'axe-core';

/** Violations of accessibility in an element, as sentences. Colours are checked in the browser, where there are some. */
export async function complaintsOf(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}
