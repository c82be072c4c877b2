import { vi } from 'vitest';

/** As much of the messenger as the shell's own rules need; its pages run in the simulator. */
export function aWx({ language = 'zh_CN', pages = [] as string[] } = {}) {
  const storage = new Map<string, unknown>();
  const wx = {
    getExtConfigSync: () => ({ origin: 'https://shop.example', mid: '1001' }),
    getAccountInfoSync: () => ({ miniProgram: { appId: 'wx1' } }),
    getAppBaseInfo: () => ({ language }),
    getStorageSync: (key: string) => storage.get(key) ?? '',
    setStorageSync: (key: string, value: unknown) => void storage.set(key, value),
    removeStorageSync: (key: string) => void storage.delete(key),
    login: async () => ({ code: 'code-1' }),
    request: vi.fn(),
    navigateTo: vi.fn(),
    redirectTo: vi.fn(),
    reLaunch: vi.fn(),
    navigateBack: vi.fn(),
  };
  vi.stubGlobal('wx', wx);
  vi.stubGlobal('getCurrentPages', () => pages.map((route) => ({ route })));
  return { wx, storage };
}

interface WxRequest {
  readonly url: string;
  readonly data?: unknown;
  readonly header: Readonly<Record<string, string>>;
  readonly success: (reply: object) => void;
}

/** The mall answers every request with this. */
export const answerWith = (wx: ReturnType<typeof aWx>['wx'], body: object) =>
  wx.request.mockImplementation(({ success }: WxRequest) => success({ statusCode: 200, data: body }));
