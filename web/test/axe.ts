import axe from 'axe-core';

// The details of what passes cost as much as finding what does not.
const options: axe.RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

/** Violations of accessibility in an element, as sentences. Colours are checked in the browser, where there are some. */
export async function complaintsOf(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, options);
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}
