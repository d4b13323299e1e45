import type { ComponentType } from 'react';
import type { Act, PlainAct } from './acts.ts';
import type { DialogOf } from './order-dialog.tsx';

type Load = () => Promise<{ default: ComponentType<DialogOf> }>;

/** The dialogs of acts. Lists must not wait for what only a click needs. */
export const actDialogs: Readonly<Record<Exclude<Act, PlainAct>, Load>> = {
  send: () => import('./send-dialog.tsx').then((module) => ({ default: module.SendDialog })),
  verify: () => import('./verify-dialog.tsx').then((module) => ({ default: module.VerifyDialog })),
  agree: () => import('./refund-dialog.tsx').then((module) => ({ default: module.RefundDialog })),
  refuse: () => import('./refuse-dialog.tsx').then((module) => ({ default: module.RefuseDialog })),
  pay: () => import('./pay-dialog.tsx').then((module) => ({ default: module.PayDialog })),
  paidBack: () => import('./paid-back-dialog.tsx').then((module) => ({ default: module.PaidBackDialog })),
  notPaidBack: () => import('./not-paid-back-dialog.tsx').then((module) => ({ default: module.NotPaidBackDialog })),
  returnCase: () => import('../case/open-case-dialog.tsx').then((module) => ({ default: module.OpenCaseDialog })),
  price: () => import('./price-dialog.tsx').then((module) => ({ default: module.PriceDialog })),
  address: () => import('./address-dialog.tsx').then((module) => ({ default: module.AddressDialog })),
  correct: () => import('./correct-dialog.tsx').then((module) => ({ default: module.CorrectDialog })),
  recall: () => import('./recall-dialog.tsx').then((module) => ({ default: module.RecallDialog })),
  receipt: () => import('./receipt-dialog.tsx').then((module) => ({ default: module.ReceiptDialog })),
  assign: () => import('./assign-dialog.tsx').then((module) => ({ default: module.AssignDialog })),
  mark: () => import('./mark-dialog.tsx').then((module) => ({ default: module.MarkDialog })),
};
