import type { Plan } from '#contract/catalogue/import/import.ts';
import { productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import { DAY } from '#contract/durations.ts';
import type { FileKind, RunRecord } from '#server/jobs/index.ts';
import { firstRows, headerRowIn } from '../import-reading/header-row.ts';
import { type ImportTally, tallyOf } from '../import-plan/totals.ts';
import { applyPortion } from './apply-portion.ts';
import { storeErrorFile } from './error-file.ts';
import { type ImportPortion, portionsOf } from './portions.ts';
import { refusalsOf } from './refusals.ts';
import { getUpload, openUpload, rowsOfUpload } from './source.ts';

type ImportRun = RunRecord<Plan>;

/** “成功导入 11 件，2 件没有变化，4 行有误未导入” */
function summary({ changed, unchanged, refused }: ImportRun): string {
  const parts = [
    changed > 0 || unchanged === 0 ? `成功导入 ${changed} 件` : undefined,
    unchanged > 0 ? `${unchanged} 件没有变化` : undefined,
    refused > 0 ? `${refused} 行有误未导入` : undefined,
  ];
  return parts.filter((part) => part !== undefined).join('，');
}

function failure(run: ImportRun, reason = '导入没有完成，请重试或联系管理员'): string {
  if (run.state === 'done') return `${summary(run)}；问题行文件没有生成，系统会自动重试，请稍后查看`;
  if (run.changeId === null) return `${reason}（没有任何改动）`;
  return `${reason}（已导入 ${run.changed} 件，可以撤销；再导入同一个文件会接着导入）`;
}

const uploadOf = ({ task, adminId }: ImportRun) => ({ ...task, adminId: adminId ?? 0 });

/** File of products, or a whole shop in a document, worked through portion by portion. */
export const importKind: FileKind<Plan, ImportPortion> = {
  name: 'product.import',
  label: '导入商品',
  formerly: 'product-import',
  keptFor: 30 * DAY,
  unit: 'file',
  act: () => 'product.import',
  undoableFor: () => DAY,
  async open({ database, storage }, run) {
    const file = await openUpload(database.db, storage, uploadOf(run));
    return { total: file.products, portions: portionsOf(file) };
  },
  apply: applyPortion,
  /** The sheet of refused rows. */
  async finish({ database: { db }, storage }, run): Promise<ImportTally> {
    const tally = tallyOf(run.tally);
    const refused = tally.errorFile === null ? await refusalsOf(db, run.id) : [];
    if (refused.length === 0) return tally;
    const { uploadId, adminId } = uploadOf(run);
    const rows = rowsOfUpload(storage, await getUpload(db, uploadId, adminId));
    const sheet = rows && { rows, headerRow: run.task.headerRow ?? headerRowIn(await firstRows(rows())) };
    return { ...tally, errorFile: await storeErrorFile(storage, adminId, refused, sheet) };
  },
  result: ({ tally, changeId }) => ({ ...tallyOf(tally), changeId }),
  words: { done: summary, failed: failure },
  refuses: productImportRefusals,
};
