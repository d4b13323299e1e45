import { settlementCalls, settlementExportCalls } from '#contract/settlement/settlements.ts';
import { type Route, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { adjustSettlement } from './adjust-settlement.ts';
import { answerObjection } from './answer-objection.ts';
import { applyForPayment } from './apply-for-payment.ts';
import { confirmSettlement } from './confirm-settlement.ts';
import { exportBills, exportLines } from './export-bills.ts';
import { objectToSettlement } from './object-to-settlement.ts';
import { countSettlements, getSettlement, listLines, listSettlements, listShops } from './queries.ts';
import { voidSettlement } from './void-settlement.ts';

export const settlementRoutes = (services: Services): Route[] => [
  ...serve(settlementCalls, {
    list: read(listSettlements),
    counts: read(countSettlements),
    info: read(getSettlement),
    lines: read(listLines),
    shops: read(listShops),
    adjust: write(adjustSettlement),
    confirm: write(confirmSettlement),
    applyPayment: write(applyForPayment),
    void: write(voidSettlement),
    object: write(objectToSettlement),
    answer: write(answerObjection),
  }),
  ...serve(settlementExportCalls, { exportBills: handle(exportBills(services)), exportLines: handle(exportLines(services)) }),
];
