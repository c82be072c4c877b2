import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#i18n/texts';
import { hostOf } from '#lib/picture-source';
import { usePauseWhenHidden } from '#lib/use-pause-when-hidden';
import { useShop } from '#session/shop-context';
import { useToast } from '#ui/toast';
import styles from './item-film.module.css';
import { itemFilmTexts } from './item-film.texts.ts';

interface ItemFilmProps {
  readonly film: string;
  readonly name: string;
  readonly onFail: () => void;
}

/** Plays as soon as it is there: somebody has tapped for it. */
export function ItemFilm({ film, name, onFail }: ItemFilmProps) {
  const { imageHosts } = useShop();
  const { failed } = useTexts(itemFilmTexts);
  const toast = useToast();
  const element = useRef<HTMLVideoElement>(null);
  usePauseWhenHidden(element, true);
  const fail = useEffectEvent((error: Error) => {
    // Not a fault: the phone wants a tap of its own, or the slide was left before it began.
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return;
    toast(failed);
    onFail();
  });
  useEffect(() => {
    element.current?.focus();
    element.current?.play().catch(fail);
  }, []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the merchant has none to give; its name says what it shows
    <video ref={element} className={styles.film} src={`${hostOf(film, imageHosts)}/img/${film}`} aria-label={name} controls playsInline />
  );
}
