import { moneyPictureCalls, moneyPictureExportCalls } from '#contract/settlement/money-picture.ts';
import { type Route, handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { exportPicture } from './export-picture.ts';
import { drawPicture } from './picture.ts';

export const moneyPictureRoutes = (services: Services): Route[] => [
  ...serve(moneyPictureCalls, { picture: read(drawPicture) }),
  ...serve(moneyPictureExportCalls, { exportPicture: handle(exportPicture(services)) }),
];
