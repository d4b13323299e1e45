import process from 'node:process';
import { logFaults } from '#contract/changes/change-log.ts';
import { labelOf } from '#contract/choices.ts';
import { showMoment } from '#contract/moment.ts';
import { verifySeals } from './changes/index.ts';
import { openBeside, reachShop, runCommand } from './platform/start/command.ts';
import { readConfig } from './platform/start/config.ts';

/** `npm run audit:verify`: reads the chain of hashes over the log of acts; exit code 1 when an act is not as it was written. */
async function main() {
  const config = readConfig();
  const { db, close } = openBeside(await reachShop(config));
  const { last, through, broken } = await verifySeals(db, config.dataDir).finally(close);
  const until = through ? `，到 ${showMoment(through)}` : '';
  process.stdout.write(`已校验到第 ${last.id} 环${until}，校验值 (hash) ${last.hash}\n`);
  if (!broken) return;
  const { changeId, fault } = broken;
  process.stderr.write(`操作 ${changeId} ${labelOf(logFaults, fault)}，它和之后的记录不可信。 (Act ${changeId}: ${fault}.)\n`);
  process.exitCode = 1;
}

await runCommand(main);
