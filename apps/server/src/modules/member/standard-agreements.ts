interface AgreementText {
  readonly title: string;
  readonly paragraphs: string[];
}

/** The product's own texts, for a merchant who has not written any: they promise only what the mall does. */
export const standardAgreements: Readonly<Record<'zh-CN' | 'en', Readonly<Record<'agree' | 'policy', AgreementText>>>> = {
  'zh-CN': {
    agree: {
      title: '会员服务协议',
      paragraphs: [
        '欢迎使用本商城。您用手机号登录即成为会员，并同意本协议；不同意时，您仍可浏览店铺与商品。',
        '账号：请使用您本人的手机号。验证码与支付密码只应由您本人使用，请勿告诉任何人，包括自称客服的人。更换手机号或支付密码后，其他设备上的登录会立即失效。',
        '下单：页面上的价格、优惠与库存以您提交订单时确认的为准；如在提交时发生变化，我们会请您重新确认，不会自行改价下单。未在规定时间内付款的订单会自动关闭，商品随之释放。',
        '付款与退款：付款由支付机构处理，我们不保存您的银行卡信息。订单取消或退款成功后，款项按原付款方式退回。',
        '配送与收货：商品由您选择的店铺发出。请填写真实、完整的收货信息，并在收到商品时当面查看。',
        '合理使用：请勿以程序批量下单、发送验证码，或冒用他人信息。店铺可以限制这样的账号；如您认为限制有误，可联系店铺客服。',
        '协议更新后会在本页公布。更新不影响您在此之前已提交的订单。',
      ],
    },
    policy: {
      title: '隐私政策',
      paragraphs: [
        '我们只收集完成服务所需的信息，并在此说明用途。',
        '登录：手机号，用于识别您的账号与发送验证码。验证码只以摘要保存，五分钟后失效。',
        '购物：收货人、电话与地址，用于配送；订单与付款结果，用于履约、售后与对账。支付密码只以不可还原的方式保存。',
        '个人资料：昵称、头像、生日与性别由您自愿填写，可随时修改或清空。',
        '位置：只有当您在地址页点选地图或定位时，才会把坐标或关键词发给地图服务商查询，我们不保存查询记录。',
        '设备：登录状态、所选店铺与浏览进度保存在您的设备上。出错时的报告不含手机号、地址等个人信息。',
        '共享：为完成您的订单，必要的信息会提供给支付机构、短信服务商与承运人；除法律要求外，不会提供给其他人。',
        '您可以查看并结束其他设备上的登录、修改个人资料、删除收货地址；如需注销账号，请联系店铺客服。',
      ],
    },
  },
  en: {
    agree: {
      title: 'Member agreement',
      paragraphs: [
        'Welcome. By logging in with your phone number you become a member and accept this agreement; without it you may still look at shops and goods.',
        'Your account: use a number of your own. Codes and the payment password are for you alone; tell nobody, including people who say they are customer service. When you change your number or payment password, logins on other devices end at once.',
        'Orders: prices, offers and stock are those you confirm when you place the order. If something changes at that moment we ask you again and never order at another price. Orders not paid in time are closed and their goods released.',
        'Payment and refunds: payments are made by the payment provider; we keep no card details. Refunds go back the way you paid.',
        'Delivery: goods are sent by the shop you chose. Please give a true and complete address, and look at the goods when they arrive.',
        'Fair use: no orders or codes by programs, no use of other people’s details. A shop may bar such an account; if you think it is mistaken, contact its customer service.',
        'Changes are published on this page and do not touch orders you have placed before.',
      ],
    },
    policy: {
      title: 'Privacy policy',
      paragraphs: [
        'We collect only what the service needs, and say here what for.',
        'Login: your phone number, to know your account and to send codes. Codes are kept as digests only and end after five minutes.',
        'Shopping: name, phone and address, for delivery; orders and payment results, to fulfil, support and settle them. The payment password is kept in a form that cannot be read back.',
        'Profile: nickname, picture, birthday and gender are yours to give, change or clear at any time.',
        'Location: only when you choose a place on the map or ask where you are, the point or the words are sent to the map provider; we keep no record of it.',
        'Your device keeps your login, the chosen shop and where you were. Error reports hold no phone number, address or other personal details.',
        'Sharing: payment, message and delivery providers get what your order needs, and nobody else unless the law demands it.',
        'You can see and end logins on other devices, change your profile and delete addresses; to close your account, contact the shop’s customer service.',
      ],
    },
  },
};
