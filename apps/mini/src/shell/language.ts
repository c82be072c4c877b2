/** As the phone is set; what is not Chinese reads English. */
export const languageOf = (): 'zh-CN' | 'en' => (wx.getAppBaseInfo().language.startsWith('zh') ? 'zh-CN' : 'en');
