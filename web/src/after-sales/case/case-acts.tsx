import { lazy } from 'react';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { OpenButton } from '#web/ui/action/open-button.tsx';
import { needing } from '#web/ui/action/row-actions.tsx';
import type { CaseButton } from './case-button.ts';
import type { Case } from './case-state.tsx';
import { BackButton, RefuseButton, WithdrawButton } from './end-buttons.tsx';

const AgreeDialog = lazy(() => import('./agree-dialog.tsx').then((module) => ({ default: module.AgreeDialog })));
const CheckInDialog = lazy(() => import('./check-in-dialog.tsx').then((module) => ({ default: module.CheckInDialog })));
const RefundCaseDialog = lazy(() => import('./refund-case-dialog.tsx').then((module) => ({ default: module.RefundCaseDialog })));
const ExchangeDialog = lazy(() => import('./exchange-dialog.tsx').then((module) => ({ default: module.ExchangeDialog })));

const { agree, checkIn, refund, exchange } = returnCaseCalls;

const AgreeButton = needing(
  ({ of, primary = false }: CaseButton) => (
    <OpenButton label="同意" call={agree} primary={primary}>
      {(close) => <AgreeDialog of={of} onClose={close} />}
    </OpenButton>
  ),
  agree,
);

const CheckInButton = needing(
  ({ of, primary = false }: CaseButton) => (
    <OpenButton label={of.state === caseStates.received ? '重新验收' : '验收'} call={checkIn} primary={primary}>
      {(close) => <CheckInDialog of={of} onClose={close} />}
    </OpenButton>
  ),
  checkIn,
);

const ExchangeButton = needing(
  ({ of, primary = false }: CaseButton) => (
    <OpenButton label="发出换货" call={exchange} primary={primary}>
      {(close) => <ExchangeDialog of={of} onClose={close} />}
    </OpenButton>
  ),
  exchange,
);

/** Paying back needs the right to see amounts, as with the refund of an order. */
const RefundButton = needing(
  ({ of, primary = false }: CaseButton) => (
    <OpenButton label="退款" call={refund} also={seeAmounts} primary={primary}>
      {(close) => <RefundCaseDialog of={of} onClose={close} />}
    </OpenButton>
  ),
  refund,
  seeAmounts,
);

/** Acts possible on a case as it stands, the next one first; it leads where the case is opened. One of several shops is the house’s. */
export function caseActs(found: Case, lead = false) {
  if (found.isPart) return null;
  if (found.state === caseStates.asked)
    return (
      <>
        <AgreeButton of={found} primary={lead} />
        <RefuseButton of={found} />
      </>
    );
  if (found.state === caseStates.waiting)
    return (
      <>
        <CheckInButton of={found} primary={lead} />
        <BackButton of={found} />
        <WithdrawButton of={found} />
      </>
    );
  if (found.state === caseStates.received)
    return (
      <>
        {found.kind === caseKinds.exchange ? (
          <ExchangeButton of={found} primary={lead} />
        ) : (
          <RefundButton of={found} primary={lead} />
        )}
        <RefuseButton of={found} />
        <CheckInButton of={found} />
      </>
    );
  return null;
}
