let isKnown = (_address: string): boolean => true;

/** Sets what knows the addresses of pages: the router, which domains cannot ask. */
export const setPages = (known: (address: string) => boolean): void => void (isKnown = known);

/** A page stands behind the address. */
export const hasPage = (address: string): boolean => isKnown(address);
