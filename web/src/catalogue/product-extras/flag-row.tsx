import { Checkbox, Form } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { groupDataCalls, groups } from '#contract/settings/group-data.ts';
import { useFormScene } from '#web/ui/form/form-scene.ts';
import { useCall, useMay } from '#web/ui/index.ts';
import { type Flag, flagsOf } from './flags.ts';

const all = { gid: groups.recommendations, page: 1, limit: 9999 };

/** Flags no longer offered stay in sight where they are set, or were set when the form was opened. */
function FlagBox({ field, label, isOffered }: Flag) {
  const form = Form.useFormInstance();
  const isSet = Form.useWatch(field, { form, preserve: true }) === true;
  const [wasSet, setWasSet] = useState(isSet);
  if (isSet && !wasSet) setWasSet(true);
  if (!isOffered && !wasSet) return null;
  return (
    <Form.Item name={field} valuePropName="checked" noStyle>
      <Checkbox>{label}</Checkbox>
    </Form.Item>
  );
}

/** Places in which the shop front may show the product off, in the names that the shop gives these places. */
export function FlagRow() {
  const { setLabel } = useFormScene();
  const may = useMay()(groupDataCalls.list);
  // The usual names stand in for those that cannot be read: nothing is lost by them.
  const { data } = useCall(groupDataCalls.list, all, { enabled: may, saysItself: true });
  const flags = useMemo(() => flagsOf(data?.list), [data]);
  useEffect(() => {
    for (const { field, label } of flags) setLabel(field, label);
  }, [flags, setLabel]);
  return (
    <Form.Item label="商品推荐">
      <div className="flag-row">
        {flags.map((flag) => (
          <FlagBox key={flag.field} {...flag} />
        ))}
      </div>
    </Form.Item>
  );
}
