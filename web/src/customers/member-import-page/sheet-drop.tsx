import { useMutation } from '@tanstack/react-query';
import { type CheckedMembers, MEMBER_MB, MEMBER_ROWS, memberFields, memberImportCalls } from '#contract/members/member-import.ts';
import { download, toCsv } from '#web/ui/export/csv.ts';
import { FileDrop } from '#web/ui/files/file-drop.tsx';
import { countText, upload } from '#web/ui/index.ts';

const template = [
  Object.values(memberFields),
  ['13800000001', '林小满', '林满', '', '', '', '120.50', '300', '老店用户，导入前请删掉这一行'],
];

/** Takes a sheet of customers. */
export function SheetDrop({ onRead }: { onRead: (checked: CheckedMembers) => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => upload(memberImportCalls.check, { file }),
    onSuccess: onRead,
  });
  return (
    <div className="member-drop">
      <FileDrop
        accept=".xlsx,.csv"
        invites="把表格拖到这里，或点击选择"
        limits={`xlsx 或 csv（UTF-8、GBK），不超过 ${MEMBER_MB} MB、${countText(MEMBER_ROWS)} 位用户；核对时不会改动任何用户`}
        busy={isPending ? '正在核对，请稍候…' : undefined}
        error={error}
        onFile={mutate}
      />
      <ul className="member-notes">
        <li>
          第一行写列名，必须有“手机号”；还可以有昵称、真实姓名、用户等级、用户分组、用户标签（多个用顿号隔开）、余额、积分、备注。
          <button type="button" className="cell-open" onClick={() => download('用户导入模板.csv', toCsv(template))}>
            下载模板
          </button>
        </li>
        <li>手机号没有注册过的新增为用户，注册过的只更新填了的内容；等级只升不降，标签在原有的上面添加。</li>
        <li>余额和积分作为“期初导入”记入明细，每位用户只记一次；重复导入同一张表格不会多记。</li>
      </ul>
    </div>
  );
}
