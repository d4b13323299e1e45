import { type ComponentType, Suspense } from 'react';
import { Skeleton } from 'antd';
import { type runKinds, runCalls } from '#contract/jobs/runs.ts';
import { StatementRunResult } from '#web/cashier/index.ts';
import { BulkResult, CollectResult, ProductImportResult } from '#web/catalogue/index.ts';
import { CustomerRunResult, MemberImportResult } from '#web/customers/index.ts';
import { ShipRun } from '#web/fulfilment/index.ts';
import { PastImportResult } from '#web/orders/index.ts';
import { CrossRunResult } from '#web/order-figures/index.ts';
import { SettlementPreviewResult, SettlementRunResult } from '#web/settlement/index.ts';
import { Loaded } from '#web/ui/index.ts';

type Kind = (typeof runKinds.values)[number];

/** Outcome of a run, as the domain of each kind shows it. */
const results: Readonly<Record<Kind, ComponentType<{ id: number }>>> = {
  'product.bulk': BulkResult,
  'customer.runMany': CustomerRunResult,
  'order.ship': ShipRun,
  'customer.importMembers': MemberImportResult,
  'order.importPast': PastImportResult,
  'product.import': ProductImportResult,
  'crawl_draft.collectMany': CollectResult,
  'settlement.generate': SettlementRunResult,
  'settlement.preview': SettlementPreviewResult,
  'bank_statement.read': StatementRunResult,
  'report.cross': CrossRunResult,
};

export const RunDetail = ({ id }: { id: number }) => (
  <Loaded call={runCalls.info} input={{ id }}>
    {(run) => {
      if (!run) return null;
      const Result = results[run.kind];
      return (
        <Suspense fallback={<Skeleton active />}>
          <Result id={id} />
        </Suspense>
      );
    }}
  </Loaded>
);
