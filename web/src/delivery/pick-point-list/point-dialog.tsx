import { lazy } from 'react';
import { pickPointCalls } from '#contract/delivery/pick-points.ts';

const PointFields = lazy(() => import('./point-fields.tsx').then((module) => ({ default: module.PointFields })));

/** Parts of the dialog of a pick-up point. */
export const pointDialog = {
  noun: '提货点',
  save: pickPointCalls.save,
  call: pickPointCalls.update,
  blank: { name: '', introduction: '', phone: '', address: '', detailedAddress: '', dayTime: '', image: '', latitude: '' },
  width: 750,
  children: <PointFields />,
};
