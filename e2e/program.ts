import { ensureServer } from '../scripts/prepare.mjs';

/** The server is run as `npm start` runs it, from one built program. */
export const setup = (): void => ensureServer();
