import { packingCalls } from '#contract/fulfilment/packing.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { deliveryNotes } from './delivery-notes.ts';
import { pickList } from './pick-list.ts';

export const packingRoutes = serve(packingCalls, { pickList: read(pickList), deliveryNotes: read(deliveryNotes) });
