import process from 'node:process';
import { systemClock } from './platform/clock.ts';
import { readBridgeKeys } from './platform/start/config.ts';
import { checkBridge } from './services/connector/check/check-bridge.ts';

const USE = 'CONNECTOR_SECRET=… npm run connector:check -- https://bridge.example/v1';

/** `npm run connector:check`: holds a bridge of an outside shop against the contract, reading only; exit code 1 where a check failed. */
async function main() {
  const [address = ''] = process.argv.slice(2);
  const { secret, account, password, link, shop } = readBridgeKeys();
  if (!URL.canParse(address) || secret === '') {
    process.stderr.write(`用法：${USE}\n`);
    process.exitCode = 1;
    return;
  }
  const credentials = account !== undefined && password !== undefined ? { account, password } : undefined;
  let failed = 0;
  for await (const { isGood, says } of checkBridge({ address, secret, credentials, link, shop, clock: systemClock })) {
    process.stdout.write(`${isGood ? '✓' : '✗'} ${says}\n`);
    if (!isGood) failed += 1;
  }
  process.stdout.write(failed === 0 ? '全部符合约定\n' : `${failed} 项不符合约定，见 docs/connector.md\n`);
  if (failed > 0) process.exitCode = 1;
}

await main();
