/** The page has loaded and the browser has nothing to do. Safari has no idle callback: a moment after loading stands in for it. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    const wait = () => (window.requestIdleCallback ?? setTimeout)(resolve);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  });
