import { shelfCalls } from '#contract/catalogue/shelves.ts';
import { serve, write } from '#server/platform/http/serve.ts';
import { setShelf } from './set-shelf.ts';

export const shelfRoutes = serve(shelfCalls, { setShelf: write(setShelf) });
