import { readConfig } from '#platform/config';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { createPageSettings, createWebServer } from '../../src/app/web.role.ts';
import type { TestMall } from '../test-mall.ts';

/** What the web role is told over a test's mall. */
export const webConfig = (mall: TestMall, settings: NodeJS.ProcessEnv = {}) =>
  readConfig({ ...process.env, MALL_ENV: 'test', DATABASE_URL: mall.url, REDIS_URL: 'redis://127.0.0.1:1', IMAGE_HOSTS: '', ...settings });

/** The real web role over the storefront's real build; ./mall test int builds it first. */
export async function aWebServer(mall: TestMall, settings: NodeJS.ProcessEnv = {}): Promise<HttpServer> {
  const log = createLog('test', 'silent');
  const config = webConfig(mall, settings);
  const server = await createWebServer(config, mall.engines, await createPageSettings(config, mall.engines, log), log);
  return server;
}
