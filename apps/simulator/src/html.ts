export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Nothing but the page itself and its own style; the browser is told so too. */
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
