import { Skeleton } from 'antd';
import { Suspense, lazy } from 'react';

// The editor weighs more than most screens.
const Editor = lazy(() => import('./rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })));

export interface RichTextProps {
  id?: string;
  /** HTML. */
  value?: string | null;
  onChange?: (html: string) => void;
  /** First segment of the route; names the folder of pictures on the server. */
  model: string;
}

/** Formatted text with pictures. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
    <Editor {...props} />
  </Suspense>
);
