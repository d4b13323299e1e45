/** The names of the icons that a style sheet draws, in its order. */
export const iconsIn = (sheet: string): string[] => [
  ...new Set([...sheet.matchAll(/\.el-icon-([a-z0-9-]+):before/g)].map(([, name = '']) => name)),
];
