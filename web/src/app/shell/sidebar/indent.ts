const EDGE = 18;
const ICON = 28;
const STEP = 14;

/** px before a row of the menu: below the roots text stands under text, deeper levels step in. */
export const indent = (depth: number) => (depth === 0 ? EDGE : EDGE + ICON + (depth - 1) * STEP);
