/** The nonce by which the policy of this document lets styles in. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

/**
 * The component library gives most of its styles the nonce it is configured with, but not those that measure scroll bars and lock the page
 * behind a dialog. Styles that scripts of ours create get it here; what is written into the document as text still has none.
 */
export function giveStylesTheNonce(): void {
  const create = document.createElement.bind(document);
  document.createElement = ((tag: string, options?: ElementCreationOptions) => {
    const element = create(tag, options);
    if (element instanceof HTMLStyleElement) element.nonce = styleNonce;
    return element;
  }) as typeof document.createElement;
}
