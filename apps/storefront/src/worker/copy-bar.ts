import { copyBarTexts } from './copy-bar.texts.ts';
import { copyMarkId } from './copy-mark.ts';

/** In the page's own colours, by attributes: the policy allows them, and a style sheet of the page need not carry what it hardly ever shows. */
const barStyle = [
  'display:flex',
  'flex-wrap:wrap',
  'align-items:center',
  'justify-content:center',
  'column-gap:8px',
  'padding:env(safe-area-inset-top,0px) var(--edge) 0',
  'background:var(--warn-soft)',
  'color:var(--warn)',
  'font-size:var(--text-13)',
].join(';');
const linkStyle =
  'display:inline-grid;place-items:center;min-width:44px;min-height:44px;color:inherit;font-weight:600;text-decoration:underline';

/** A copy as it is shown: above the page, where it moves nothing and hides nothing, stands that it is one. */
export async function withBar(copy: Response): Promise<Response> {
  const html = await copy.text();
  const { note, again } = copyBarTexts[html.includes('<html lang="en"') ? 'en' : 'zhCN'];
  // An empty address loads the page anew.
  const bar = `<div id="${copyMarkId}" role="status" style="${barStyle}">${note}<a href="" style="${linkStyle}">${again}</a></div>`;
  return new Response(html.replace('<body>', `<body style="--offline-bar:none">${bar}`), { headers: copy.headers });
}
