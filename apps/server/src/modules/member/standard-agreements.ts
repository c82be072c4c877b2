import type { OutputOf } from '@qianpu/contract/types';

type AgreementText = Omit<OutputOf<'member.agreement.find'>, 'updatedAt'>;

/** What the texts below have in common: laid down in the merchant's name, and changed only with their version and day. */
const first = { company: '', version: '1.0', effectiveOn: '2026-11-01' };

/** The product's own texts, for a merchant who has not written any: they promise only what the mall does. */
export const standardAgreements: Readonly<Record<'zh-CN' | 'en', Readonly<Record<'agree' | 'policy', AgreementText>>>> = {
  'zh-CN': {
    agree: {
      ...first,
      title: '用户协议',
      sections: [
        { heading: '', paragraphs: ['欢迎使用本商城。您用手机号登录即成为会员，并同意本协议；不同意时，您仍可浏览店铺与商品。'] },
        {
          heading: '账号',
          paragraphs: [
            '请使用您本人的手机号。验证码与支付密码只应由您本人使用，请勿告诉任何人，包括自称客服的人。更换手机号或支付密码后，其他设备上的登录会立即失效。',
          ],
        },
        {
          heading: '下单',
          paragraphs: [
            '页面上的价格、优惠与库存以您提交订单时确认的为准；如在提交时发生变化，我们会请您重新确认，不会自行改价下单。未在规定时间内付款的订单会自动关闭，商品随之释放。',
          ],
        },
        {
          heading: '付款与退款',
          paragraphs: ['付款由支付机构处理，我们不保存您的银行卡信息。订单取消或退款成功后，款项按原付款方式退回。'],
        },
        { heading: '配送与收货', paragraphs: ['商品由您选择的店铺发出。请填写真实、完整的收货信息，并在收到商品时当面查看。'] },
        {
          heading: '合理使用',
          paragraphs: ['请勿以程序批量下单、发送验证码，或冒用他人信息。店铺可以限制这样的账号；如您认为限制有误，可联系店铺客服。'],
        },
        { heading: '协议更新', paragraphs: ['协议更新后会在本页公布。更新不影响您在此之前已提交的订单。'] },
      ],
    },
    policy: {
      ...first,
      title: '隐私政策',
      sections: [
        { heading: '', paragraphs: ['我们只收集完成服务所需的信息，并在此说明用途。'] },
        { heading: '登录', paragraphs: ['手机号，用于识别您的账号与发送验证码。验证码只以摘要保存，五分钟后失效。'] },
        {
          heading: '购物',
          paragraphs: ['收货人、电话与地址，用于配送；订单与付款结果，用于履约、售后与对账。支付密码只以不可还原的方式保存。'],
        },
        { heading: '个人资料', paragraphs: ['昵称、头像、生日与性别由您自愿填写，可随时修改或清空。'] },
        { heading: '位置', paragraphs: ['只有当您在地址页点选地图或定位时，才会把坐标或关键词发给地图服务商查询，我们不保存查询记录。'] },
        { heading: '设备', paragraphs: ['登录状态、所选店铺与浏览进度保存在您的设备上。出错时的报告不含手机号、地址等个人信息。'] },
        {
          heading: '共享',
          paragraphs: ['为完成您的订单，必要的信息会提供给支付机构、短信服务商与承运人；除法律要求外，不会提供给其他人。'],
        },
        {
          heading: '您的权利',
          paragraphs: ['您可以查看并结束其他设备上的登录、修改个人资料、删除收货地址；如需注销账号，请联系店铺客服。'],
        },
      ],
    },
  },
  en: {
    agree: {
      ...first,
      title: 'User Agreement',
      sections: [
        {
          heading: '',
          paragraphs: [
            'Welcome. By logging in with your phone number you become a member and accept this agreement; without it you can still browse the stores and their products.',
          ],
        },
        {
          heading: 'Your account',
          paragraphs: [
            'Use a number of your own. Codes and the payment password are for you alone; tell nobody, including people who say they are customer service. When you change your number or payment password, logins on other devices end at once.',
          ],
        },
        {
          heading: 'Orders',
          paragraphs: [
            'Prices, offers and stock are those you confirm when you place the order. If something changes at that moment we ask you again and never order at another price. Orders not paid in time are closed and their goods released.',
          ],
        },
        {
          heading: 'Payment and refunds',
          paragraphs: ['Payments are made by the payment provider; we keep no card details. Refunds go back the way you paid.'],
        },
        {
          heading: 'Delivery',
          paragraphs: [
            'Goods are sent by the store you chose. Please give a true and complete address, and check the goods when they arrive.',
          ],
        },
        {
          heading: 'Fair use',
          paragraphs: [
            'No orders or codes by programs, no use of other people’s details. A store may bar such an account; if you think it is mistaken, contact its customer service.',
          ],
        },
        { heading: 'Changes', paragraphs: ['Changes are published on this page and do not touch orders you have placed before.'] },
      ],
    },
    policy: {
      ...first,
      title: 'Privacy Policy',
      sections: [
        { heading: '', paragraphs: ['We collect only what the service needs, and say here what for.'] },
        {
          heading: 'Login',
          paragraphs: [
            'Your phone number, to know your account and to send codes. Codes are kept as digests only and end after five minutes.',
          ],
        },
        {
          heading: 'Shopping',
          paragraphs: [
            'Name, phone and address, for delivery; orders and payment results, to fulfil, support and settle them. The payment password is kept in a form that cannot be read back.',
          ],
        },
        { heading: 'Profile', paragraphs: ['Nickname, picture, birthday and gender are yours to give, change or clear at any time.'] },
        {
          heading: 'Location',
          paragraphs: [
            'Only when you choose a place on the map or ask where you are, the point or the words are sent to the map provider; we keep no record of it.',
          ],
        },
        {
          heading: 'Device',
          paragraphs: [
            'Your device keeps your login, the chosen store and where you were. Error reports hold no phone number, address or other personal details.',
          ],
        },
        {
          heading: 'Sharing',
          paragraphs: ['Payment, message and delivery providers get what your order needs, and nobody else unless the law demands it.'],
        },
        {
          heading: 'Your rights',
          paragraphs: [
            'You can see and end logins on other devices, change your profile and delete addresses; to close your account, contact the store’s customer service.',
          ],
        },
      ],
    },
  },
};
