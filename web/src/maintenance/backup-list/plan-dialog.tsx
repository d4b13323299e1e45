import { Select } from 'antd';
import { onOrOff } from '#contract/choices.ts';
import { backupPlaces, backupPlanCalls } from '#contract/maintenance/backups.ts';
import { DialogButton, Field, FlagField, NumberField, RunButton, TextField, useCall } from '#web/ui/index.ts';

const fields = (
  <>
    <FlagField name="isOn" of={onOrOff} />
    <NumberField name="hour" suffix="点" help="选店里最闲的时候；错过了，服务启动后补做" />
    <Field name="place">
      <Select options={[...backupPlaces.options]} />
    </Field>
    <TextField
      name="folder"
      when={{ place: backupPlaces.folder }}
      help="写完整路径，最好是另一台机器或另一块磁盘上的；保存时会写一个文件试一试"
      placeholder="/mnt/backups"
      optional
    />
    <TextField
      name="bucket"
      when={{ place: backupPlaces.bucket }}
      help="s3://KEY:SECRET@host/bucket?region=cn-hangzhou，用只能访问这个桶的密钥；加密保存，以后只显示 ******"
      placeholder="s3://"
      autoComplete="off"
      optional
    />
    <NumberField name="keep" suffix="份" help="只清理本店在这个位置的备份，最新的留下" />
    <FlagField
      name="proves"
      of={onOrOff}
      help="备份后恢复到一个临时文件夹，逐行核对，再删掉；要有商店 1.5 倍的空间，不够时会说明"
    />
  </>
);

/** Times and place of the backups. */
export function PlanButton() {
  const { data } = useCall(backupPlanCalls.info, {});
  if (!data) return null;
  const { isEncrypted: _, edition, ...plan } = data;
  return (
    <DialogButton
      label="备份设置"
      title="备份设置"
      call={backupPlanCalls.save}
      start={plan}
      opened={{ edition }}
      says="保存成功，存放位置可以使用"
    >
      {fields}
    </DialogButton>
  );
}

/** Makes a key, or does without. */
export function KeyButtons({ onMade }: { onMade: (key: string) => void }) {
  const { data } = useCall(backupPlanCalls.info, {});
  if (!data) return null;
  return (
    <>
      <RunButton
        label={data.isEncrypted ? '更换密钥' : '生成密钥'}
        call={backupPlanCalls.makeKey}
        input={{ edition: data.edition }}
        ask={
          data.isEncrypted
            ? '确定更换备份密钥？之后的备份用新密钥，之前的备份仍要用旧密钥才能打开'
            : '生成密钥后，之后的备份都会加密。密钥只显示一次，丢了就打不开备份，确定生成？'
        }
        then={({ key }) => onMade(key)}
      />
      {data.isEncrypted && (
        <RunButton
          label="取消加密"
          call={backupPlanCalls.dropKey}
          input={{ edition: data.edition }}
          ask="确定取消加密？之后的备份谁拿到都能读"
          danger
          says={backupPlanCalls.dropKey.says}
        />
      )}
    </>
  );
}
