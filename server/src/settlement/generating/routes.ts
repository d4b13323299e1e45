import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { runInfo } from '#server/jobs/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { generateSettlements } from './generate-settlements.ts';
import { generateKind } from './generate-kind.ts';
import { beginPreview } from './begin-preview.ts';
import { getPreview } from './get-preview.ts';
import { previewSettlements } from './preview-settlements.ts';
import { proposePeriod } from './propose-period.ts';
import { listSettlementRows } from './list-rows.ts';

export const generatingRoutes = serve(settlementRunCalls, {
  propose: read(proposePeriod),
  preview: read(previewSettlements),
  previewMany: write(beginPreview),
  previewed: read(getPreview),
  generate: write(generateSettlements),
  infoMany: read(runInfo(generateKind)),
  rowsMany: read(listSettlementRows),
});
