/** Which mall and which merchant this mini-program is of. */
interface Settings {
  /** "https://shop.example": its request domain and its business domain. */
  readonly origin: string;
  readonly mid: string;
}

/** Put in by the build. */
declare const MALL: Settings | undefined;

/** One code serves many merchants where a third-party platform uploads it: its ext.json goes before what the build says. */
export const settings = (): Settings => ({
  ...(typeof MALL === 'undefined' ? { origin: '', mid: '' } : MALL),
  ...(wx.getExtConfigSync() as Partial<Settings>),
});

export const appId = (): string => wx.getAccountInfoSync().miniProgram.appId;
