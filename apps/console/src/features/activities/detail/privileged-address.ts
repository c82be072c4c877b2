interface Privilege {
  readonly goodsId: string;
  readonly id: string;
  readonly token: string;
  readonly mid: string;
  readonly cid: string | undefined;
}

/** The item page with the key to its special price. */
export const privilegedAddress = (origin: string, { goodsId, id, token, mid, cid }: Privilege): string =>
  `${origin}/shop/item/${goodsId}.html?${new URLSearchParams({ privilege: id, pt: token, mid, ...(cid !== undefined && { cid }) })}`;
