import { Skeleton } from 'antd';
import { Suspense, lazy } from 'react';
import type { TemplateProps } from './drawing/form-template-view.tsx';

const FormTemplateView = lazy(() =>
  import('./drawing/form-template-view.tsx').then((module) => ({ default: module.FormTemplateView })),
);

/**
 * The fields of a form template, inside the form of a dialog or page. Every field holds the text that is stored, whatever its
 * control, and is validated by the rules of the server. Loaded when it is first drawn.
 *
 *     <DialogButton … start={{ sort, entry: { title: '…' } }} input={({ sort, entry }) => …entry is Record<string, string>…}>
 *       <TemplateFields content={template.content} name="entry" layout="vertical" />
 *     </DialogButton>
 */
export const TemplateFields = (props: TemplateProps) => (
  <Suspense fallback={<Skeleton active />}>
    <FormTemplateView {...props} />
  </Suspense>
);
