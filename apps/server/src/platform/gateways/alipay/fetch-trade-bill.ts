import { z } from 'zod';
import type { BillRow, GatewayResult } from '../pay/pay.types.ts';
import type { AlipayParty } from './alipay.types.ts';
import { callGateway, type GatewayLine, sendOnce } from './call-gateway.ts';
import { readBillArchive } from './trade-bill.ts';

const BillPlace = z.object({ bill_download_url: z.url() });

/** The archive is not signed, only the address it is fetched from; what it says is looked up before it is believed. */
export async function fetchTradeBill(line: GatewayLine, party: AlipayParty, day: string): Promise<GatewayResult<BillRow[]>> {
  const call = { method: 'alipay.data.dataservice.bill.downloadurl.query', content: { bill_type: 'trade', bill_date: day } };
  const place = await callGateway(line, party, call, (body) => BillPlace.safeParse(body).data);
  if (place.kind !== 'told') return place;
  const url = billAddress(line.origin, place.value.bill_download_url);
  const response = url && (await sendOnce(line, url, { headers: { 'user-agent': 'qianpu' } }));
  if (response?.status !== 200) return { kind: 'unknown' };
  const archive = await response.arrayBuffer().catch(() => undefined);
  const rows = archive && readBillArchive(Buffer.from(archive), party.account.appId);
  return rows ? { kind: 'told', value: rows } : { kind: 'unknown' };
}

/** Of the gateway itself, or of another house of the provider's; what it names as http is asked for as https. */
export function billAddress(origin: string, given: string): URL | undefined {
  const url = new URL(given);
  if (url.origin === origin) return url;
  if (!/^https?:$/.test(url.protocol) || url.port !== '' || !url.hostname.endsWith('.alipay.com')) return undefined;
  url.protocol = 'https:';
  return url;
}
