import { Suspense, lazy } from 'react';
import './cells.css';

// The viewer is heavy, and few rows have pictures to leaf through.
const Viewer = lazy(() => import('./picture-viewer.tsx').then((module) => ({ default: module.PictureViewer })));

/** Several 40 px thumbnails; a click shows one large, and the others beside it. */
export const Pictures = (props: { urls: readonly string[]; alt: string }) => (
  <Suspense fallback={<span className="bone bone-picture" />}>
    <Viewer {...props} />
  </Suspense>
);
