const controls = 'a,button,input,select,textarea,summary,label,[role]';
const roles: Readonly<Record<string, string>> = { a: 'link', select: 'list', textarea: 'text', input: 'field' };

/** A control by its role, and by its name where that is not a shopper's own: never by what was typed into it. */
export function describeTap(target: Element, isNamed: boolean): string | null {
  const control = target.closest(controls);
  if (!control) return null;
  const role = control.getAttribute('role') ?? roles[control.localName] ?? control.localName;
  return isNamed ? `${role} ${nameOf(control)}`.trim() : role;
}

/** A link without a label is named by where it leads. Long numbers in a name may be anybody's. */
function nameOf(control: Element): string {
  const label = control.getAttribute('aria-label');
  if (label === null && control instanceof HTMLAnchorElement) return control.pathname;
  return (label ?? textOf(control)).replace(/\d{5,}|[?#].*/g, '').trim();
}

/** What was typed is no name, and a longer text is content. */
function textOf(control: Element): string {
  const text = control.matches('input,select,textarea') ? '' : (control.textContent ?? '').trim();
  return text.length > 20 ? '' : text;
}
