import type { HttpServer } from '../http/http-server.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  /**
   * Never more than the origin, not even to ourselves: an address may for a moment carry a login (spec 2.4), and the paths of
   * files and calls of a page need not know it. Not less either: WeChat's H5 payment asks which origin sent the shopper.
   */
  'referrer-policy': 'strict-origin',
  // For browsers that do not know frame-ancestors, which says the same.
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

/** A browser that has come by https once comes by nothing else for a year, whichever edge it came through. */
const ofHttps = { 'strict-transport-security': 'max-age=31536000' };

/** What holds for everything `web` answers: pages, files, pictures, redirects, calls it forwards. */
export function addSafetyHeaders(server: HttpServer): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.protocol === 'https') reply.headers(ofHttps);
    done();
  });
}
