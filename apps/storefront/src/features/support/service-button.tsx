import { useTexts } from '#i18n/texts';
import Headset from '#icons/headset';
import { BarLink, barLinkClass } from '#ui/bottom-bar';
import { supportTexts } from './support.texts.ts';
import { useCustomerService } from './use-customer-service.tsx';

/** Customer service in a bottom bar. */
export function ServiceButton() {
  const { service } = useTexts(supportTexts);
  const { open, sheet } = useCustomerService();
  return (
    <>
      <button type="button" className={barLinkClass} onClick={open}>
        <BarLink icon={Headset} word={service} />
      </button>
      {sheet}
    </>
  );
}
