import { escapeHtml } from '../html.ts';
import type { Person } from './people.ts';

const STYLE = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #fff; color: #191919; font: 400 1rem/1.5 -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
main { display: flex; flex-direction: column; align-items: center; min-height: 100vh; padding: 72px 24px 40px; text-align: center; }
.face { display: grid; place-items: center; width: 72px; height: 72px; border-radius: 12px; background: #067d36; color: #fff; font-size: 1.75rem; }
h1 { margin: 24px 0 8px; font-size: 1.25rem; font-weight: 500; }
p { margin: 0; color: #6b6b6b; font-size: 0.875rem; }
form { display: flex; flex-direction: column; gap: 16px; width: 100%; max-width: 320px; margin-top: auto; padding-top: 40px; }
button { min-height: 48px; border: 0; border-radius: 8px; background: #067d36; color: #fff; font: inherit; font-size: 1.0625rem; font-weight: 500; cursor: pointer; }
button.quiet { background: #f2f2f2; color: #191919; }
button:focus-visible { outline: 3px solid #1a73e8; outline-offset: 2px; }
`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** The platform asks the shopper; the question itself is the address, so that answering asks it again. */
export const consentPage = ({ nickName }: Person): string =>
  page(
    '微信登录',
    `<div class="face" aria-hidden="true">${escapeHtml(nickName.slice(0, 1))}</div>
<h1>申请使用您的微信头像、昵称</h1>
<p>将以“${escapeHtml(nickName)}”的身份登录</p>
<form method="post"><button name="answer" value="allow">允许</button><button class="quiet" name="answer" value="deny">拒绝</button></form>`,
  );

export const refusedPage = (reason: string): string => page('无法登录', `<h1>${escapeHtml(reason)}</h1><p>请返回后重试。</p>`);
