import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { freightTemplateCalls, isFreeEverywhere } from '#contract/delivery/freight-templates.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import type { Values } from '#web/ui/form/problem.ts';
import { Failing } from '#web/ui/list-parts/list-states.tsx';
import { NetworkError, useCall } from '#web/ui/wire/index.ts';
import { type FreightValues, type Template, blank, toDraft, toFormValues, toFormValuesOfTheirs } from './form-values.ts';
import { FreightFields } from './freight-fields.tsx';
import { useRegions } from './use-regions.ts';

interface Props {
  template?: Template | undefined;
  onClose: () => void;
}

const WIDTH = 1000;
const UNDER_WAY = new NetworkError('服务器还在保存配送区域，请稍候再试');
const { save, update, regions: regionsCall, freeRegions } = freightTemplateCalls;

/** A new template, or one as it was saved; its fields come once its rows are there. */
export function FreightDialog({ template, onClose }: Props) {
  const { tree, isLoading, asked } = useRegions();
  const ofTemplate = { tempId: template?.id ?? 1 };
  const wanted = { enabled: template !== undefined, saysItself: true };
  const rows = [useCall(regionsCall, ofTemplate, wanted), useCall(freeRegions, ofTemplate, wanted)] as const;
  const [{ data: regions }, { data: frees }] = rows;
  // Other servers keep the regions of a new template after they have answered; without them it cannot be saved again.
  const isUnderWay = template !== undefined && !isFreeEverywhere(template) && regions?.length === 0;
  const failed = [asked, ...rows].filter(({ data, error }) => error !== null && data === undefined);
  const start = useMemo(() => {
    if (!template) return blank;
    return regions && frees && toFormValues(template, tree, { regions, frees });
  }, [template, tree, regions, frees]);
  const isLoaded = start !== undefined && !isLoading && failed.length === 0 && !isUnderWay;
  const draftOf = (values: Values) => toDraft(values as unknown as FreightValues, tree);
  const shared = { start: start ?? blank, isReady: isLoaded, onClose, width: WIDTH, touches: ['shipping_templates'] };
  const fields = failed[0] ? (
    <Failing error={failed[0].error} again={() => failed.forEach(({ refetch }) => void refetch())} />
  ) : isUnderWay ? (
    <Failing error={UNDER_WAY} again={() => rows.forEach(({ refetch }) => void refetch())} />
  ) : isLoaded ? (
    <FreightFields tree={tree} />
  ) : (
    <Skeleton active />
  );
  return template ? (
    <FormDialog
      {...shared}
      title="编辑运费模板"
      call={update}
      input={(values) => ({ id: template.id, ...draftOf(values) })}
      opened={{ edition: template.edition }}
      read={(theirs) => toFormValuesOfTheirs(theirs, tree)}
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
