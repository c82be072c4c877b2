import { describe, expect, test } from 'vitest';
import { readPorts } from './settings.ts';

describe('ports', () => {
  test('are the usual ones unless the environment moves them', () => {
    expect(readPorts({})).toEqual({
      h5: 8586,
      cp: 10001,
      console: 8590,
      api: 8600,
      worker: 8601,
      webOps: 8602,
      simulator: 8610,
      messenger: 8611,
    });
    expect(readPorts({ H5_PORT: '9000', CP_PORT: '' })).toEqual({
      h5: 9000,
      cp: 10001,
      console: 8590,
      api: 8600,
      worker: 8601,
      webOps: 8602,
      simulator: 8610,
      messenger: 8611,
    });
  });

  test.each(['abc', '0', '-1', '65536', '80.5'])('"%s" is refused by name', (text) => {
    expect(() => readPorts({ API_PORT: text })).toThrow('API_PORT must be a port number');
  });

  test('must differ', () => {
    expect(() => readPorts({ H5_PORT: '8600' })).toThrow('two ports are the same');
  });
});
