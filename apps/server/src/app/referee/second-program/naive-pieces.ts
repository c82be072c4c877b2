import type { BasketLine, Promotion } from '#modules/pricing';
import { olderFirst } from './naive-ids.ts';
import { handOut } from './naive-share.ts';

export type Of<Kind extends Promotion['kind']> = Extract<Promotion, { kind: Kind }>;

/** One piece in the shopper's hand. */
export interface Piece {
  readonly line: BasketLine;
  /** Place of its line among those of the shop, by SKU. */
  readonly place: number;
  fen: number;
  price?: Promotion;
}

export function piecesOf(lines: readonly BasketLine[], cid: string): Piece[] {
  return lines
    .filter((line) => line.cid === cid)
    .sort((a, b) => olderFirst(a.skuId, b.skuId))
    .flatMap((line, place) => Array.from({ length: line.quantity }, () => ({ line, place, fen: line.unitFen })));
}

export function isFor({ scope, kind }: Promotion, line: BasketLine): boolean {
  const isChosenPrice = ['FLASH', 'HOURLY', 'GROUP', 'PRIVILEGED', 'WHOLESALE'].includes(kind);
  if (line.noPromotions && !isChosenPrice) return false;
  if (line.noMemberPrice && kind === 'MEMBER_PRICE') return false;
  if (scope.exceptGoodsIds?.some((id) => id === line.goodsId)) return false;
  const lists = [scope.goodsIds, scope.categoryIds, scope.skuIds].filter((list) => list !== undefined);
  const names = [line.goodsId].filter((id) => scope.goodsIds?.includes(id));
  names.push(
    ...line.categoryIds.filter((id) => scope.categoryIds?.includes(id)),
    ...[line.skuId].filter((id) => scope.skuIds?.includes(id)),
  );
  return lists.length === 0 || names.length > 0;
}

export function setPrices(promotion: Promotion, pieces: Piece[], order: readonly Promotion[]): void {
  const mine = pieces.filter(({ line }) => isFor(promotion, line));
  if (promotion.kind === 'N_FOR_PRICE')
    makeSets(
      promotion,
      mine.filter(({ price }) => !price),
    );
  else if (promotion.kind === 'PACKAGE')
    makePackages(
      promotion,
      mine.filter(({ price }) => !price),
    );
  else if (['LADDER', 'LIMITED_DISCOUNT', 'MEMBER_PRICE'].includes(promotion.kind)) setBetter(promotion, mine, pieces, order);
  else
    setChosen(
      promotion,
      mine.filter(({ price }) => !price),
      pieces,
    );
}

/** The dearest first; of the same price those of the smaller SKU. */
function makeSets(promotion: Of<'N_FOR_PRICE'>, free: readonly Piece[]): void {
  const waiting = free.toSorted((a, b) => b.fen - a.fen || a.place - b.place);
  const inSets: Piece[] = [];
  let saved = 0;
  for (let sets = 0; sets < (promotion.maxSets ?? 1e9) && waiting.length >= promotion.pieces; sets += 1) {
    if (inSets.length + promotion.pieces > (promotion.maxPieces ?? 1e9)) break;
    const set = waiting.splice(0, promotion.pieces);
    const saves = fenOf(set) - promotion.priceFen;
    if (saves <= 0) break;
    saved += saves;
    inSets.push(...set);
  }
  shareByLine(promotion, inSets, saved, false);
}

function makePackages(promotion: Of<'PACKAGE'>, free: readonly Piece[]): void {
  const { parts, sets, price, maxPieces = 1e9 } = promotion;
  const rest = [...free];
  const taken: Piece[] = [];
  let made = 0;
  while (made < sets) {
    const set = parts.flatMap(({ skuId, pieces }) => rest.filter(({ line }) => line.skuId === skuId).slice(0, pieces));
    const size = parts.reduce((all, { pieces }) => all + pieces, 0);
    if (set.length < size || taken.length + size > maxPieces) break;
    for (const piece of set) rest.splice(rest.indexOf(piece), 1);
    taken.push(...set);
    made += 1;
  }
  if (price.by === 'AMOUNT') {
    shareByLine(promotion, taken, Math.max(0, fenOf(taken) - made * price.priceFen), true);
    return;
  }
  for (const piece of taken) {
    piece.fen = Math.min(piece.fen, percentOf(piece.fen, price.percent));
    piece.price = promotion;
  }
}

const fenOf = (pieces: readonly Piece[]) => pieces.reduce((all, { fen }) => all + fen, 0);

/** Half a fen and more is a fen, and a piece is never for nothing. */
const percentOf = (fen: number, percent: number) => Math.max(1, Math.round((fen * percent) / 100));

/** What a set saves is shared by what the pieces of each line in it cost; of each a fen is left. It is kept on the first of them. */
function shareByLine(promotion: Promotion, pieces: readonly Piece[], saved: number, evenForNothing: boolean): void {
  const lines = [...new Set(pieces.map(({ place }) => place))].sort((a, b) => a - b);
  const groups = lines.map((place) => pieces.filter((piece) => piece.place === place));
  const offs = handOut(
    saved,
    groups.map((group) => fenOf(group) - 1),
  );
  if (!evenForNothing && offs.every((off) => off === 0)) return;
  for (const [at, group] of groups.entries()) {
    const [one] = group;
    if (one) one.fen -= offs[at] ?? 0;
    for (const piece of group) piece.price = promotion;
  }
}

/** As many as may be had, those first that gain most by it. */
function setBetter(promotion: Promotion, mine: readonly Piece[], all: readonly Piece[], order: readonly Promotion[]): void {
  const rank = ({ price }: Piece) => (price ? order.indexOf(price) : 1e9);
  const gains = mine
    .filter(({ price }) => !price || ['LADDER', 'LIMITED_DISCOUNT', 'MEMBER_PRICE'].includes(price.kind))
    .map((piece) => ({ piece, fen: unitFen(promotion, piece.line, all) }))
    .filter(({ piece, fen }) => fen !== undefined && fen < piece.fen)
    .map(({ piece, fen = 0 }) => ({ piece, fen, gain: piece.fen - fen }))
    .sort((a, b) => b.gain - a.gain || a.piece.place - b.piece.place || rank(a.piece) - rank(b.piece));
  for (const { piece, fen } of gains.slice(0, promotion.maxPieces ?? gains.length)) {
    piece.fen = fen;
    piece.price = promotion;
  }
}

function setChosen(promotion: Promotion, free: readonly Piece[], all: readonly Piece[]): void {
  const priced = free
    .map((piece) => ({ piece, fen: unitFen(promotion, piece.line, all) }))
    .filter(({ fen }) => fen !== undefined)
    .map(({ piece, fen = 0 }) => ({ piece, gain: Math.max(0, piece.fen - fen) }))
    .sort((a, b) => b.gain - a.gain || a.piece.place - b.piece.place);
  for (const { piece, gain } of priced.slice(0, promotion.maxPieces ?? priced.length)) {
    piece.fen -= gain;
    piece.price = promotion;
  }
}

function unitFen(promotion: Promotion, line: BasketLine, all: readonly Piece[]): number | undefined {
  switch (promotion.kind) {
    case 'FLASH':
    case 'HOURLY':
    case 'GROUP':
    case 'PRIVILEGED':
      return promotion.unitFenOfSku[line.skuId];
    case 'MEMBER_PRICE':
      return promotion.unitFenOfSku[line.skuId] ?? (promotion.percent && percentOf(line.unitFen, promotion.percent));
    case 'LIMITED_DISCOUNT':
      if (promotion.discount.by === 'PERCENT') return percentOf(line.unitFen, promotion.discount.percent);
      if (promotion.discount.by === 'MINUS') return Math.max(1, line.unitFen - promotion.discount.minusFen);
      return promotion.discount.unitFenOfSku[line.skuId];
    case 'LADDER':
    case 'WHOLESALE': {
      const isMixed = promotion.kind === 'WHOLESALE' && promotion.isMixed;
      const count = all.filter((piece) => (isMixed ? piece.line.goodsId === line.goodsId : piece.line.skuId === line.skuId)).length;
      return promotion.stepsOfSku[line.skuId]?.filter(({ fromPieces }) => fromPieces <= count).at(-1)?.unitFen;
    }
    default:
      return undefined;
  }
}
