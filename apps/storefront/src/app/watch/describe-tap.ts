const controls = 'a,button,input,select,textarea,summary,label,[role]';
const roles: Readonly<Record<string, string>> = { a: 'link', select: 'list', textarea: 'text', input: 'field' };

/** A control by its role, and by its name where that is not a shopper's own: never by what was typed into it. */
export function describeTap(target: Element, isNamed: boolean): string | null {
  const control = target.closest(controls);
  if (!control) return null;
  const role = control.getAttribute('role') ?? roles[control.localName] ?? control.localName;
  return isNamed ? `${role} ${nameOf(control)}`.trim() : role;
}

/** A longer text is content, not a name; long numbers may be anybody's. */
function nameOf(control: Element): string {
  const name = control.getAttribute('aria-label') ?? (control instanceof HTMLAnchorElement ? control.pathname : textOf(control));
  return name
    .trim()
    .slice(0, 60)
    .replace(/\d{5,}/g, '#')
    .replace(/[?#].*/, '');
}

const textOf = (control: Element) => {
  const text = control.matches('input,select,textarea') ? '' : (control.textContent ?? '').trim();
  return text.length > 20 ? '' : text;
};
