import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { chooseFreePorts, findPortOwner, isPortFree, listeningInodes, programName, takenPortsFailure } from './ports.ts';

describe('choosing free ports', () => {
  test('passes over taken ones and never gives one twice', async () => {
    const taken = new Set([25_000, 25_002]);
    expect(await chooseFreePorts(3, async (port) => !taken.has(port), 25_000)).toEqual([25_001, 25_003, 25_004]);
  });

  test('goes on at the lowest after the highest', async () => {
    expect(await chooseFreePorts(2, async () => true, 31_999)).toEqual([31_999, 20_000]);
  });

  test('gives up when all are taken', async () => {
    await expect(chooseFreePorts(1, async () => false)).rejects.toThrow('no free port between 20000 and 32000');
  });
});

describe('a port somebody listens on', () => {
  test('is not free, and its owner is found; closed it is free again', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await isPortFree(port)).toBe(false);
    expect(findPortOwner(port)).toContain(`(pid ${process.pid})`);
    server.close();
    await once(server, 'close');
    expect(await isPortFree(port)).toBe(true);
    expect(findPortOwner(port)).toBeUndefined();
  });
});

describe('ports that are taken', () => {
  const h5 = { port: 8586, variable: 'H5_PORT', owner: 'node main.ts (pid 4711)' };
  const api = { port: 8600, variable: 'API_PORT', owner: undefined };

  test('are named all at once, with one line that moves them', () => {
    const failure = takenPortsFailure([h5, api], [20_001, 20_002]);
    expect(failure.message).toBe('port 8586 is taken by node main.ts (pid 4711)\n  port 8600 is taken by another program');
    expect(failure.hints).toEqual(['stop them, or use free ports:', 'H5_PORT=20001 API_PORT=20002 ./mall up']);
  });

  test('one alone keeps the variables that were given', () => {
    const failure = takenPortsFailure([h5], [20_001], ["MALL_HOME='/second'", 'API_PORT=9002']);
    expect(failure.message).toBe('port 8586 is taken by node main.ts (pid 4711)');
    expect(failure.hints).toEqual(['stop it, or use free ports:', "MALL_HOME='/second' API_PORT=9002 H5_PORT=20001 ./mall up"]);
  });
});

describe('the table of sockets', () => {
  const head = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode';
  const listening = '   0: 0100007F:218A 00000000:0000 0A 00000000:00000000 00:00000000 00000000   101        0 4711 1 0 100 0 0 10 0';
  const connected = '   1: 0100007F:218A 0100007F:9C40 01 00000000:00000000 00:00000000 00000000   101        0 4712 1 0 100 0 0 10 0';

  test('yields listening sockets of the port only', () => {
    const table = [head, listening, connected].join('\n');
    expect(listeningInodes(table, 8586)).toEqual(['4711']);
    expect(listeningInodes(table, 8587)).toEqual([]);
  });
});

describe('the name of a program', () => {
  test.each([
    ['/usr/bin/node\0/srv/app/main.ts\0web\0', 'node main.ts'],
    ['/usr/bin/python3\0-m\0http.server\0', 'python3'],
    ['nginx: master process /usr/sbin/nginx', 'nginx'],
    ['', 'a program'],
  ])('%j is %s', (commandLine, name) => {
    expect(programName(commandLine)).toBe(name);
  });
});
