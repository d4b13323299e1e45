import { spawn } from 'node:child_process';

/** Waits until its input ends, which the end of any kind of whoever holds it brings about. */
const SCRIPT = `
cat > /dev/null
pid=$(head -n 1 "$2/postmaster.pid" 2> /dev/null)
tries=0
while [ -n "$pid" ] && kill -QUIT "$pid" 2> /dev/null && [ "$tries" -lt 100 ]; do
  sleep 0.1
  tries=$((tries + 1))
done
rm -rf "$2" "$1"
rmdir "$(dirname "$2")" 2> /dev/null`;

/** Ends a cluster and removes its folders once this process is gone, killed or not; the answer calls that off. */
export function guardCluster(dataDir: string, folder: string): () => void {
  const guard = spawn('/bin/sh', ['-c', SCRIPT, 'sh', dataDir, folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => {});
  guard.unref();
  return () => {
    guard.kill('SIGKILL');
    guard.stdin.destroy();
  };
}
