import { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import { checkShipment } from './check-shipment.ts';
import { shipInfo, shipRows, shipRuns } from './list-shipments.ts';
import { readShipmentSheet } from './read-sheet.ts';
import { recallShipment } from './recall-shipment.ts';
import { retryShipment } from './retry-shipment.ts';
import { runShipment } from './run-shipment.ts';

export const shipmentRoutes = serve(shipmentCalls, {
  shipRead: handle(readShipmentSheet),
  shipCheck: read(checkShipment),
  shipRun: write(runShipment),
  shipRetry: write(retryShipment),
  shipRecall: write(recallShipment),
  shipRuns: read(shipRuns),
  shipInfo: read(shipInfo),
  shipRows: read(shipRows),
});
