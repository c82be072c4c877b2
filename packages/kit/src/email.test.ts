import { describe, expect, test } from 'vitest';
import { emailHint, isEmail } from './email.ts';

describe('email addresses (spec 5)', () => {
  test.each(['a@b.cn', 'first.last+mall@mail.example.com', "o'hara@a-b.org"])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each(['', 'a', 'a@b', '@b.cn', 'a@b..cn', 'a@-b.cn', 'a b@c.cn', 'a@b.cn ', '张三@例子.中国', `${'a'.repeat(250)}@b.cn`])(
    '%j is none',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  test('a hostile text is refused at once', () => {
    const started = performance.now();
    expect(isEmail(`a@${'a-'.repeat(50_000)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(50);
  });

  test('the field says so in the words of the specification', () => {
    expect(emailHint.zhCN).toBe('请输入有效的邮箱');
  });
});
