/** A merchant's account the simulated SMS provider knows in development, to be typed into the console. */
export const demoSmsAccount = {
  secretId: 'AKIDmerchantdemo',
  secretKey: 'merchant-demo-only',
  appId: '1400000009',
  signName: '鲜屿生活',
  templateId: '2000001',
  alertTemplateId: '2000002',
};
