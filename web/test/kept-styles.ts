import { createCache } from '@ant-design/cssinjs';

const withoutSheet = (part: unknown) => (typeof part === 'string' && part.includes('{') ? '' : part);

/**
 * Styles of the component library as the first screen computed them, and no style sheet of them: to compute them anew for each
 * screen was a fifth of the time of tests. The library drops what nothing uses any more, so each counts as used without end.
 * The package is not one of ours to choose: it comes with the library, in the version that draws the screens.
 */
export const keptStyles = createCache();

const update = keptStyles.opUpdate.bind(keptStyles);
keptStyles.opUpdate = (path, change) =>
  update(path, (known) => {
    const next = change(known && [Infinity, known[1]]);
    return next && [next[0], Array.isArray(next[1]) ? next[1].map(withoutSheet) : next[1]];
  });
