const key = 'token';

/** The shell's own login; '' while nobody is logged in. Web pages never see it: they get a ticket. */
export const storedToken = (): string => wx.getStorageSync<string>(key) || '';

export const storeToken = (token: string): void => (token ? wx.setStorageSync(key, token) : wx.removeStorageSync(key));
