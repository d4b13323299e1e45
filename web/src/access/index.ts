import { lazy } from 'react';

export { accessRoutes } from './routes.tsx';

/** Loaded with the first notice: there is nothing to remind of before. */
export const loadReminders = () => import('./reminders/remind.ts');

/** Shown once in the life of an account, so it is loaded when it is needed. */
export const FirstTwoStep = lazy(() =>
  import('./two-step/first-two-step.tsx').then((module) => ({ default: module.FirstTwoStep })),
);

/** Shown once in a shop's life, so it is loaded when it is needed. */
export const FirstPassword = lazy(() => import('./first-password.tsx').then((module) => ({ default: module.FirstPassword })));
