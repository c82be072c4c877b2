/** A page of the mini-program that frames us, and how it is opened (spec 2.4). */
export interface HostPage {
  readonly mode: 'navigateTo' | 'reLaunch' | 'redirectTo';
  /** As the mini-program writes it: "/pages/index/index?id=1". */
  readonly url: string;
}

/** Which page of the mini-program takes the place of a page of ours; null: ours is shown (spec 2.4). */
export type JumpTable = (name: string, query: Readonly<Record<string, unknown>>, origin: string) => HostPage | null;
