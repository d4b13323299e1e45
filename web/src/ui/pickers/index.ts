import { lazy } from 'react';

export type { PickableArticle } from './article-picker.tsx';
export type { PickableCoupon, PickedCoupon } from './coupon-picker.tsx';
export type { PickInput } from './pick-dialog.tsx';
export { FormPreview } from './form-preview.tsx';
export { HourRangeInput } from './hour-range-input.tsx';
export { IconInput } from './icon-input.tsx';

// Pickers are loaded when somebody picks: most visits to a form never do.
export const ArticlePicker = lazy(() => import('./article-picker.tsx').then((module) => ({ default: module.ArticlePicker })));
export const CouponPicker = lazy(() => import('./coupon-picker.tsx').then((module) => ({ default: module.CouponPicker })));
export const CustomerPicker = lazy(() => import('./customer-picker.tsx').then((module) => ({ default: module.CustomerPicker })));
