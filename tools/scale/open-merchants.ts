import type pg from 'pg';
import { APP_REF } from '../../apps/server/db/seeds/history/money-rows.ts';
import type { ScaleForm } from './scale-forms.ts';
import { midOf } from './scale-ids.ts';

export interface SealedPayAccount {
  readonly mchId: string;
  readonly appId: string;
  readonly certificateSerial: string;
  readonly sealedSecrets: Buffer;
}

/** The pod that every merchant lives on while there is one. */
const POD = 'main';

/** Makes the merchants known: where they live, by which hosts they are reached, and their accounts at the payment provider. */
export async function openMerchants(db: pg.Client, form: ScaleForm, payAccountOf: (mid: string) => SealedPayAccount): Promise<void> {
  for (let m = 0; m < form.merchants; m += 1) {
    const mid = midOf(m);
    const { mchId, appId, certificateSerial, sealedSecrets } = payAccountOf(mid);
    await db.query('insert into platform.tenant (mid) values ($1)', [mid]);
    await db.query('insert into platform.directory (mid, pod) values ($1, $2)', [mid, POD]);
    await db.query(
      `insert into trade.pay_account (mid, app_ref, provider, mch_id, app_id, certificate_serial, sealed_secrets, created_at,
                                      state, tested_at, activated_at, key_tail)
       values ($1, $2, 'WECHAT_PAY', $3, $4, $5, $6, platform.now(), 'ACTIVE', platform.now(), platform.now(), '')`,
      [mid, APP_REF, mchId, appId, certificateSerial, sealedSecrets],
    );
    await db.query(
      `insert into trade.account_look (mid, app_ref, what, look_at) select $1, $2, what, platform.now() from unnest('{KEYS,BILL}'::text[]) what`,
      [mid, APP_REF],
    );
  }
  // Benches call 127.0.0.1 and name the merchant; localhost is the first merchant's own.
  await db.query(`insert into platform.host (host, mid) values ('127.0.0.1', null), ('localhost', $1)`, [midOf(0)]);
}
