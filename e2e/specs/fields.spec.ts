import type { Locator, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { addressOf, shops } from '../fixtures/audited-pages.ts';
import { expect, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openPage } from '../fixtures/open-page.ts';

const open = (page: Page, path: string) => openPage(page, addressOf(path, shops.plain, 'zh-CN'));

/** What the focus adds around a field: each outline or shadow of the field and of what holds it that is not there without it. */
const ringsOf = (field: Locator) =>
  field.evaluate(async (input) => {
    const around = [input, input.parentElement, input.parentElement?.parentElement].filter((part) => part !== null && part !== undefined);
    const drawn = () =>
      around.map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part);
        return (outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`) + (boxShadow === 'none' ? '' : boxShadow);
      });
    (input as HTMLElement).blur();
    const before = drawn();
    (input as HTMLElement).focus();
    return drawn().filter((ring, place) => ring !== before[place]);
  });

/** The strong colour of the shop, as styles compute it. */
const strongOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--primary-strong)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

async function expectOneRing(page: Page, field: Locator): Promise<void> {
  const strong = await strongOf(page);
  await field.tap();
  const byFinger = await ringsOf(field);
  expect(byFinger, 'one ring for a finger').toHaveLength(1);
  expect(byFinger[0], 'and a quiet one').not.toContain(strong);
  await page.keyboard.press('Tab');
  const byKeys = await ringsOf(field);
  expect(byKeys, 'one ring for the keyboard').toHaveLength(1);
  expect(byKeys[0], 'and a strong one').toContain(strong);
}

const sizeOf = (element: Locator, pseudo?: string) => element.evaluate((node, of) => getComputedStyle(node, of).fontSize, pseudo);

test.describe('fields (findings S12, S18, S19)', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });
  test.setTimeout(90_000);

  test('a field shows its focus once: quietly to a finger, strongly to the keyboard', async ({ page, context }) => {
    await open(page, 'goodSearch.html');
    await expectOneRing(page, page.locator('input[type=search]'));
    await open(page, 'login.html');
    await expectOneRing(page, page.getByRole('textbox', { name: '手机号' }));
    await enterAsMember(context);
    await open(page, 'kf.html');
    await expectOneRing(page, page.getByRole('textbox', { name: '输入消息' }));
    await open(page, 'addressModify.html');
    await expectOneRing(page, page.getByLabel('收货人'));
  });

  test('a form has one inset and hints the size of its labels, and a first address is the default one', async ({ page, context }) => {
    await enterAsMember(context);
    await open(page, 'addressModify.html');
    const name = page.getByLabel('收货人');
    expect(await sizeOf(name, '::placeholder')).toBe(await sizeOf(page.getByText('收货人', { exact: true })));
    const lefts = await Promise.all(
      [page.getByText('收货人', { exact: true }), page.getByText('所在地区'), page.getByRole('button', { name: '保存' })].map(
        async (part) => (await part.boundingBox())?.x,
      ),
    );
    expect(lefts).toEqual([16, 16, 16]);
    const box = page.getByRole('checkbox', { name: '设为默认地址' });
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
  });
});
