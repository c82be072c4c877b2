import { useRead } from '#api/read-query';
import { institutions } from '#features/shop';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { buttonClassOf } from '#ui/button';
import { kitTexts } from './kit.texts.ts';
import { SampleRow } from './sample-group.tsx';

/** A theme is a shop's: another one loads the page anew with its colours, and another language with its words. */
export function KitSettings() {
  const shop = useShop();
  const { lang } = useMessages();
  const { otherLang } = useTexts(kitTexts);
  const { data } = useRead(institutions());
  const wayTo = (query: { readonly cid?: string; readonly lang?: string }) => shop.base + hrefOf('kit', query, shop);
  return (
    <SampleRow>
      {data?.map(({ organizationId: cid, shopName }) => (
        <a key={cid} href={wayTo({ cid })} className={buttonClassOf({ tone: cid === shop.cid ? 'solid' : 'line' })}>
          {shopName}
        </a>
      ))}
      <a href={wayTo({ lang: lang === 'en' ? 'zh-CN' : 'en' })} className={buttonClassOf({ tone: 'outline' })}>
        {otherLang}
      </a>
    </SampleRow>
  );
}
