// As browsers read <input type="email">, with a dot in the host: an address without one reaches nobody outside.
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** Characters (RFC 5321). */
const longest = 254;

export const isEmail = (text: string): boolean => text.length <= longest && address.test(text);

/** What a field says to anything else (spec 5). */
export const emailHint = { zhCN: '请输入有效的邮箱', en: 'Please enter a valid email address' };
