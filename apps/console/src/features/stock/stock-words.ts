/** "红色 / 500g" */
export const specsText = (specs: readonly { readonly value: string }[]): string => specs.map(({ value }) => value).join(' / ');

export const figure = (count: number): string => (count < 0 ? `\u2212${(-count).toLocaleString('en-US')}` : count.toLocaleString('en-US'));

/** "+12", "−3": which way pieces went. */
export const signed = (count: number): string => (count > 0 ? `+${figure(count)}` : figure(count));
