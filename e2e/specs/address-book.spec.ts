import { createPageAudit } from '../fixtures/audit-page.ts';
import { expect, h5, test } from '../fixtures/mall-test.ts';
import { enterAsMember } from '../fixtures/member.ts';
import { openPage } from '../fixtures/open-page.ts';
import { chooseSku } from '../fixtures/shopper.ts';

const pasted = '收货人：周予安，电话 139 0000 0002，浙江省杭州市西湖区文三路 90 号 2 幢 301，备用 020-38880000';

test.describe('the address book (spec 7.5, finding M7)', () => {
  test.setTimeout(90_000);

  test('a pasted text is recognised, saved with a label, and used at the checkout', async ({ page, context, troubles }) => {
    const lookAt = createPageAudit(page, 'address-book');
    await enterAsMember(context);

    await test.step('pastes and saves', async () => {
      await openPage(page, `${h5}/shop/addressModify.html`);
      await page.getByRole('textbox', { name: '智能识别' }).fill(pasted);
      await page.getByRole('button', { name: '识别', exact: true }).click();
      await expect(page.getByText('已识别并填入，请核对')).toBeVisible();
      await expect(page.getByText('未填入的内容：')).toContainText('020-38880000');
      await expect(page.getByLabel('收货人')).toHaveValue('周予安');
      await expect(page.getByLabel('手机号码')).toHaveValue('13900000002');
      await expect(page.getByRole('button', { name: '所在地区' })).toContainText('浙江省杭州市西湖区');
      await expect(page.getByRole('combobox', { name: '详细地址' })).toHaveValue(/文三路 90 号 2 幢 301/);
      await page.getByRole('button', { name: '公司' }).click();
      await lookAt('recognised');
      await page.getByRole('button', { name: '保存' }).click();
      await expect(page.getByText('地址已保存')).toBeVisible();
    });

    await test.step('finds it in the book, with its label', async () => {
      await openPage(page, `${h5}/shop/addressList.html`);
      await expect(page.getByRole('listitem').filter({ hasText: '文三路 90 号' })).toContainText('公司');
      await lookAt('book');
    });

    await test.step('finds regions by a hot city, a letter and words', async () => {
      await page.getByRole('link', { name: '编辑周予安的地址' }).click();
      await page.getByRole('button', { name: '所在地区' }).click();
      const regions = page.getByRole('dialog', { name: '选择所在地区' });
      await regions.getByRole('tab', { name: '浙江省' }).click();
      await lookAt('provinces');
      await regions.getByRole('button', { name: 'Z', exact: true }).click();
      await expect(regions.getByRole('button', { name: '浙江省' })).toBeInViewport();
      await regions.getByRole('button', { name: '深圳', exact: true }).click();
      await expect(regions.getByRole('list', { name: '区县' }).getByRole('button', { name: '南山区' })).toBeVisible();
      await regions.getByRole('searchbox', { name: '搜索地区' }).fill('滨江');
      await lookAt('search');
      await regions.getByRole('button', { name: '浙江省杭州市滨江区' }).click();
      await expect(regions).toBeHidden();
      await page.getByRole('button', { name: '保存' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: '浙江省杭州市滨江区' })).toContainText('公司');
    });

    await test.step('and it goes to the order', async () => {
      await openPage(page, `${h5}/shop/`);
      await page.locator('article h3 a').first().click();
      await page.getByRole('button', { name: '立即购买' }).click();
      await (await chooseSku(page)).getByRole('button', { name: '立即购买' }).click();
      const card = page.getByRole('button', { name: /文三路 90 号/ });
      await expect(card).toContainText('公司');
      await lookAt('confirm');
    });
    expect(troubles.list).toEqual([]);
  });
});
