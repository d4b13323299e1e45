import { operatorShareCalls } from '#contract/settlement/operator-shares.ts';
import { RunButton, run, yuanText } from '#web/ui/index.ts';

/** Asks about what there is to make. */
async function askAll(): Promise<string> {
  const due = (await run(operatorShareCalls.dueShares, {})).filter(({ shareAmount }) => shareAmount > 0);
  const sum = due.reduce((total, { shareAmount }) => total + shareAmount, 0);
  if (due.length === 0) return '现在没有应付的分成。仍要生成？';
  return `为 ${due.map(({ operatorName }) => operatorName).join('、')} 生成分成单，共 ${yuanText(sum)}？`;
}

/** Makes a statement for each operator that has a share coming. */
export const GenerateShares = () => (
  <RunButton
    label="生成分成单"
    primary
    call={operatorShareCalls.generateShares}
    input={{}}
    ask={askAll}
    says={({ created }) => `已生成 ${created} 张分成单`}
  />
);
