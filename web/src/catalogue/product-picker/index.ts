import { lazy } from 'react';

/** Picker, loaded when somebody picks: most visits to a form never do. */
export const ProductPicker = lazy(() => import('./product-picker.tsx').then((module) => ({ default: module.ProductPicker })));
export type { KnownProduct, PickedProduct } from './picks.ts';
