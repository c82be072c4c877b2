const nameWords = '收货人姓名|收货人|收件人姓名|收件人|收货姓名|联系人|姓名|名字|收件|收|name';
const phoneWords = '手机号码|手机号|手机|联系电话|联系方式|收货电话|收件电话|电话号码|电话|号码|tel|phone|mobile';
const regionWords = '所在地区|所在省市区|所在区域|收货地区|收件地区|省市区|地区|区域|省份|省|城市|市|区县|区/县|区|region';
const streetWords = '详细地址|收货地址|收件地址|街道地址|邮寄地址|具体地址|收货信息|街道|门牌号|地址|address';
const otherWords = '备注|留言|订单编号|订单号|运单号|昵称|旺旺|微信号|微信|qq|公司';

const withColon = (words: string) => new RegExp(`(?<![A-Za-z])(?:${words})\\s*[:=]\\s*`, 'giu');
/** Without a colon only where a part begins, and only words that begin no name of a place. */
const atStart = (words: string, after: string) => new RegExp(`(?<=^|[\\0\\s,、;|/。])(?:${words})(?=${after})`, 'giu');

/** What stands before a value and names it. */
export const labels = {
  name: [withColon(nameWords), atStart('收货人姓名|收货人|收件人姓名|收件人|联系人|姓名', '\\s|\\p{Script=Han}{2}')],
  other: [withColon(otherWords)],
  phone: [withColon(phoneWords), atStart(phoneWords, '[\\0\\s]')],
  street: [withColon(streetWords), atStart('详细地址|收货地址|收件地址|地址', '[\\0\\s]|\\p{Script=Han}{2}')],
  region: [withColon(regionWords), atStart('所在地区', '\\s|\\p{Script=Han}{2}'), atStart('地区|省市区', '\\s')],
} as const;

/** What people say around an address. */
export const phrases = [
  /(?:麻烦|请|辛苦|帮忙|帮我|帮|劳驾|就|都)*(?:您|你|亲)?(?:给我)?(?:寄|发|送|邮|快递)(?:快递)?(?:到|至|给|往)(?:这里|这个地址|我)?/gu,
  /我的?(?:收货|新)?(?:地址|电话|手机|名字)(?:号码)?(?:是|为)?/gu,
  /(?:收货)?(?:地址|电话|手机号?|姓名|收件人|收货人|联系人)(?:就是|是|为)/gu,
  /(?:非常|太|多)?(?:谢谢|感谢)(?:啦|了|您|你|亲|老板|哈)*|拜托(?:了|啦)?|麻烦(?:了|您了?|你了?|啦)?|辛苦(?:了|啦|您)*|您好|你好|在吗|亲亲|尽快(?:发货|寄出)?/gu,
  /(?<=^|[\0\s,、;|/。!?])(?:我叫|我是|叫|亲|好的|嗯嗯?|哈喽|hi|hello|复制|编辑|删除|默认|收货信息|中国)(?=[\0\s,、;|/。!?~]|$|\p{Script=Han}{2,3}[省市])|(?<=^|[\0\s,、;|/。!?])(?:我叫|我是)/giu,
  /\((?:亲?收|签收)\)|(?<=\p{Script=Han}{2})(?:亲?收|签收)(?=[\0\s,、;|/。!()]|$)|(?<=[\0,、;。])(?:亲?收)(?=[\0\s,、;。!]|$)/gu,
] as const;

/** Faces, arrows and signs that print nothing. */
export const pictures = /(?:[\p{Extended_Pictographic}\p{Cf}\p{Cs}\p{Co}\u2190-\u21ff]|\ufe0f)+/gu;

export const postcodes = /(?:邮政编码|邮编|zip)\s*[:=]?\s*\d{6}(?!\d)|\(\d{6}\)/giu;
export const links = /https?:\/\/[^\s\p{Script=Han}]+/giu;

/** What may matter to somebody and has no field: a phone with its middle hidden, the number behind a name that a shop lent. */
export const fieldless = /1\d{2}\*{3,4}\d{4}|[[【]\d{2,6}[\]】]/gu;
