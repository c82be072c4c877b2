import { useTexts } from '#i18n/texts';
import Headset from '#icons/headset';
import { BarLink, barLinkClass } from '#ui/bottom-bar';
import { supportTexts } from './support.texts.ts';
import { useCustomerService } from './use-customer-service.tsx';

interface ServiceButtonProps {
  /** The goods somebody looks at, and so asks about. */
  readonly goodsId: string;
}

/** Customer service in a bottom bar. */
export function ServiceButton({ goodsId }: ServiceButtonProps) {
  const { service } = useTexts(supportTexts);
  const { openAbout, sheet } = useCustomerService();
  return (
    <>
      <button type="button" className={barLinkClass} onClick={() => openAbout({ goodsId })}>
        <BarLink icon={Headset} word={service} />
      </button>
      {sheet}
    </>
  );
}
