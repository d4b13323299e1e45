import { createServer } from 'node:net';
import { StartFailure, systemCode } from '../start-failure.ts';

/** Tries the port before anything is started that would have to be stopped again. */
export const checkPort = (port: number): Promise<void> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const isTaken = systemCode(error) === 'EADDRINUSE';
      const reason = isTaken ? `端口 ${port} 已被占用` : `没有权限使用端口 ${port}`;
      const log = isTaken ? `Port ${port} is already in use` : `Port ${port} is not allowed: ${systemCode(error)}`;
      fail(new StartFailure(`${reason}，请换一个端口，例如 PORT=8081 npm start 。 (${log}.)`));
    });
    probe.listen({ port, host: '0.0.0.0' }, () => probe.close(() => done()));
  });
