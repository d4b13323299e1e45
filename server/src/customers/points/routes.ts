import { pointsExportCalls } from '#contract/customers/points-export.ts';
import { pointsCalls } from '#contract/customers/points.ts';
import { begins } from '#server/exports/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { listPoints } from './list-points.ts';
import { pointsExport } from './points-export.ts';
import { sumPoints } from './sum-points.ts';

export const pointsRoutes = [
  ...serve(pointsCalls, { list: read(listPoints), sums: read(sumPoints) }),
  ...serve(pointsExportCalls, { exportPoints: write(begins(pointsExport)) }),
];
