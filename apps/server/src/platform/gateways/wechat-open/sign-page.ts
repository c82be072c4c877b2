import { createHash } from 'node:crypto';

interface PageFacts {
  readonly ticket: string;
  readonly nonceStr: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** As the page's own address bar has it, letter by letter; what follows a "#" is not signed. */
  readonly url: string;
}

/** What the messenger asks of a page before it lets it use its abilities: the names in this order, nothing escaped. */
export const signPage = ({ ticket, nonceStr, timestamp, url }: PageFacts): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#', 1)[0]}`)
    .digest('hex');
