import { Skeleton } from 'antd';
import { Suspense, lazy } from 'react';
import type { RichTextProps } from './rich-text-props.ts';

// The editor weighs more than most screens.
const Editor = lazy(() => import('./rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })));

/** Formatted text with pictures. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
    <Editor {...props} />
  </Suspense>
);
