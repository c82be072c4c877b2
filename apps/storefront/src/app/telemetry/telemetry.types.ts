import type { ShopContext } from '@qianpu/contract/shop-context';
import type { QueryClient } from '@tanstack/react-query';
import type { SendReport } from '#api/send-report';
import type { Transport } from '#api/transport';
import type { PageHistory } from '#navigation/page-history';
import type { PageName } from '#navigation/pages';
import type { RunEnv } from '#platform/run-env';

/** A visit that is watched. */
export interface TelemetryContext {
  readonly shop: Pick<ShopContext, 'mid' | 'cid' | 'base' | 'checkedDomains'>;
  readonly env: RunEnv;
  readonly build: string;
  /** The page the document was loaded for. */
  readonly page: PageName;
  readonly history: PageHistory;
  readonly client: QueryClient;
  readonly transport: Transport;
  readonly send: SendReport;
}
