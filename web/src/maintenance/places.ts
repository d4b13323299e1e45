/** Addresses of the screens by which a shop moves in and opens. */
export const MOVES = '/maintain/system/move';
export const MOVE_BEGIN = `${MOVES}/begin`;
export const MOVE_RUN = `${MOVES}/run`;
export const OPENING = '/maintain/system/opening';
