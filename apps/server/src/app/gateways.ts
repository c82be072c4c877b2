import { randomBytes } from 'node:crypto';
import { createPuzzles } from '#platform/captcha/puzzles';
import type { Config } from '#platform/config';
import { createAlipayGateway } from '#platform/gateways/alipay/alipay-gateway';
import type { Gateways } from '#platform/gateways/gateways';
import { createHostProof } from '#platform/gateways/host-proof/host-proof';
import { createMapGateway } from '#platform/gateways/map/map-gateway';
import { createPictureStore } from '#platform/gateways/pictures/picture-store';
import { createSmsGateway } from '#platform/gateways/sms/sms-gateway';
import { createWechatOpenGateway } from '#platform/gateways/wechat-open/wechat-open-gateway';
import { createWechatPayGateway } from '#platform/gateways/wechat-pay/wechat-pay-gateway';
import type { Logger } from '#platform/log';
import { createSeal } from '#platform/secrets/seal';

/** Everybody outside, by their real protocols; only addresses and keys differ between development and production. */
export const createGateways = (
  config: Pick<
    Config,
    'sms' | 'map' | 'captcha' | 'wechatPay' | 'alipay' | 'wechatOpen' | 'secretsKey' | 'secretsKeySecond' | 'imageDir' | 'privateImageDir'
  >,
  log?: Logger,
): Gateways => ({
  sms: createSmsGateway({ ...config.sms, ...(log && { log }) }),
  map: createMapGateway({ ...config.map, ...(log && { log }) }),
  wechatPay: createWechatPayGateway({ ...config.wechatPay, ...(log && { log }) }),
  alipay: createAlipayGateway({ ...config.alipay, ...(log && { log }) }),
  wechatOpen: createWechatOpenGateway({ ...config.wechatOpen, ...(log && { log }) }),
  hostProof: createHostProof(),
  seal: createSeal(config.secretsKey, config.secretsKeySecond),
  pictures: createPictureStore(config.imageDir),
  privatePictures: createPictureStore(config.privateImageDir),
  // A secret of its own is enough for a single process: puzzles live for minutes.
  puzzles: createPuzzles({ ...config.captcha, secret: config.captcha.secret ?? randomBytes(32).toString('hex') }),
});
