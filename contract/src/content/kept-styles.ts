/** Styles that formatted text keeps: what an editor writes, and nothing that could move over the page around it. */
export const keptStyles = [
  'color',
  'background-color',
  'text-align',
  'text-decoration',
  'text-indent',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'width',
  'max-width',
  'height',
  'margin',
  'padding',
  'display',
  'float',
  'vertical-align',
] as const;
export type KeptStyle = (typeof keptStyles)[number];
