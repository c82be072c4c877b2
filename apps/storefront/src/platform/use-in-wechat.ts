import { usePlatform } from './platform.ts';

/** WeChat's browser; the web-views of its mini-programs have a host that signs in for them. */
const isInWechat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent) && !/miniProgram/i.test(userAgent);

/** Whether the page is one an official account shows. For pages the server does not render: it knows no browser. */
export function useInWechat(): boolean {
  const { env } = usePlatform();
  return (env === 'h5' || env === 'mobile-mall') && isInWechat(navigator.userAgent);
}
