/**
 * Right after a tap: the picture of the card that led to the page's address stands in for the one that is on its way, and whatever is
 * drawn within the element shows it (`--arriving`). Where no such card is around, or its picture has not come, nothing does.
 */
export function showArriving(element: HTMLElement | null): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a')];
  const card = links.find(({ pathname }) => pathname === window.location.pathname)?.closest('article');
  const picture = card?.querySelector('img');
  if (element && picture?.complete && picture.currentSrc) element.style.setProperty('--arriving', `url("${picture.currentSrc}")`);
}
