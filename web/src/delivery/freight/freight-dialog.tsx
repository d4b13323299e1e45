import { useMemo } from 'react';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import type { Values } from '#web/ui/form/problem.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { type FreightValues, type Template, blank, toDraft, toFormValues } from './form-values.ts';
import { FreightFields } from './freight-fields.tsx';
import { useRegions } from './use-regions.ts';

interface Props {
  template?: Template | undefined;
  onClose: () => void;
}

const WIDTH = 1000;
const { save, update, regions: regionsCall, freeRegions } = freightTemplateCalls;

/** A new template, or one as it was saved, once its rows are there. */
export function FreightDialog({ template, onClose }: Props) {
  const { tree, isLoading } = useRegions();
  const ofTemplate = { tempId: template?.id ?? 1 };
  const { data: regions } = useCall(regionsCall, ofTemplate, { enabled: template !== undefined });
  const { data: frees } = useCall(freeRegions, ofTemplate, { enabled: template !== undefined });
  const start = useMemo(() => {
    if (!template) return blank;
    return regions && frees && toFormValues(template, tree, { regions, frees });
  }, [template, tree, regions, frees]);
  if (!start || isLoading) return null;
  const draftOf = (values: Values) => toDraft(values as unknown as FreightValues, tree);
  const shared = { start, onClose, width: WIDTH, touches: ['shipping_templates'] };
  const fields = <FreightFields tree={tree} />;
  return template ? (
    <FormDialog
      {...shared}
      title="编辑运费模板"
      call={update}
      input={(values) => ({ id: template.id, ...draftOf(values) })}
      says="编辑成功"
    >
      {fields}
    </FormDialog>
  ) : (
    <FormDialog {...shared} title="添加运费模板" label="添加" call={save} input={draftOf} says="新增成功">
      {fields}
    </FormDialog>
  );
}
