import { type ComponentType, lazy } from 'react';
import type { Act, PlainAct } from './acts.ts';
import type { DialogOf } from './order-dialog.tsx';

type Load = () => Promise<{ default: ComponentType<DialogOf> }>;
type Dialogs = Partial<Record<Exclude<Act, PlainAct>, Load>>;

const loads: Dialogs = {};

/** Dialogs of acts by their act. Lists must not wait for what only a click needs. */
export const actDialogs: Partial<Record<string, ComponentType<DialogOf>>> = {};

/** Adds dialogs of acts; domains above orders add those of sending, handing out and taking back. */
export function addActDialogs(added: Dialogs): void {
  Object.assign(loads, added);
  Object.assign(actDialogs, Object.fromEntries(Object.entries(added).map(([act, load]) => [act, lazy(load)])));
}

/** Fetches the dialog of an act before the click. */
export const preloadDialog = (act: keyof Dialogs): void => void loads[act]?.();

addActDialogs({
  agree: () => import('./refund-dialog.tsx').then((module) => ({ default: module.RefundDialog })),
  refuse: () => import('./refuse-dialog.tsx').then((module) => ({ default: module.RefuseDialog })),
  pay: () => import('./pay-dialog.tsx').then((module) => ({ default: module.PayDialog })),
  paidBack: () => import('./paid-back-dialog.tsx').then((module) => ({ default: module.PaidBackDialog })),
  notPaidBack: () => import('./not-paid-back-dialog.tsx').then((module) => ({ default: module.NotPaidBackDialog })),
  code: () => import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })),
  price: () => import('./price-dialog.tsx').then((module) => ({ default: module.PriceDialog })),
  address: () => import('./address-dialog.tsx').then((module) => ({ default: module.AddressDialog })),
  assign: () => import('./assign-dialog.tsx').then((module) => ({ default: module.AssignDialog })),
  mark: () => import('./mark-dialog.tsx').then((module) => ({ default: module.MarkDialog })),
});
