const zhCN = { resting: '休息中，开门后再下单' };

const en: typeof zhCN = { resting: 'Closed for now, orders once it opens' };

export const shopTexts = { zhCN, en };
