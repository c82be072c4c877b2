import type { ScratchMall } from '../../load/scratch-mall.ts';
import { inCheckout } from '../../mall/paths.ts';
import { chooseFreePorts } from '../../mall/ports.ts';
import { type Program, startProgram } from '../program.ts';

/** A web process of a scratch mall, as in production. */
export async function startWeb({ env, roles }: ScratchMall): Promise<Program & { readonly port: number; readonly origin: string }> {
  const [port = 0, ops = 0] = await chooseFreePorts(2);
  const own = {
    H5_PORT: String(port),
    CP_PORT: '0',
    CONSOLE_PORT: '0',
    WEB_OPS_PORT: String(ops),
    API_URL: roles.api,
    MALL_ENV: 'rehearsal',
  };
  const origin = `http://127.0.0.1:${port}`;
  const program = await startProgram([inCheckout('apps/server/src/app/main.ts'), 'web'], { ...env, ...own }, `${origin}/readyz`);
  return { ...program, port, origin };
}
