import type { Puzzles } from '../captcha/puzzles.ts';
import type { Seal } from '../secrets/seal.ts';
import type { AlipayGateway } from './alipay/alipay-gateway.ts';
import type { HostProof } from './host-proof/host-proof.ts';
import type { MapGateway } from './map/map.types.ts';
import type { PictureStore } from './pictures/picture-store.types.ts';
import type { SmsGateway } from './sms/sms-gateway.ts';
import type { WechatOpenGateway } from './wechat-open/wechat-open.types.ts';
import type { WechatPayGateway } from './wechat-pay/wechat-pay-gateway.ts';

/** Everybody outside the mall that calls may talk to, and what they need to be believed. Never inside a transaction. */
export interface Gateways {
  readonly sms: SmsGateway;
  readonly map: MapGateway;
  readonly wechatPay: WechatPayGateway;
  readonly alipay: AlipayGateway;
  readonly wechatOpen: WechatOpenGateway;
  /** Whose a host of the merchant's is, by its own word. */
  readonly hostProof: HostProof;
  readonly puzzles: Puzzles;
  /** Opens what merchants' accounts with providers are sealed with. */
  readonly seal: Seal;
  /** Ours, and near: it alone may be asked inside a transaction. */
  readonly pictures: PictureStore;
  /** The same for what few may see: nothing of it is below /img/. */
  readonly privatePictures: PictureStore;
}
