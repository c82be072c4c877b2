import { useRef, useState } from 'react';
import { useTexts } from '#i18n/texts';
import Play from '#icons/play';
import type { BlockViewProps } from '#lib/block-view';
import { hostOf } from '#lib/picture-source';
import { usePauseWhenHidden } from '#lib/use-pause-when-hidden';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { useToast } from '#ui/toast';
import { videoTexts } from './video.texts.ts';
import styles from './video-block.module.css';

/** A film behind its poster: nothing of it is loaded before the tap. */
export function View({ props: { video, poster, name }, isFirstScreen }: BlockViewProps<'video'>) {
  const texts = useTexts(videoTexts);
  const { imageHosts } = useShop();
  const toast = useToast();
  const film = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  usePauseWhenHidden(film, isOn);
  const putPosterBack = () => {
    setOn(false);
    toast(texts.failed);
  };
  // Inside the tap itself: phones let a film with sound begin nowhere else.
  const play = () => {
    setOn(true);
    film.current?.focus();
    void film.current?.play().catch(putPosterBack);
  };
  return (
    <figure className={styles.card}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useMediaCaption: the merchant has none to give; the name below says what it shows */}
        <video
          ref={film}
          className={styles.film}
          src={`${hostOf(video, imageHosts)}/img/${video}`}
          aria-label={name}
          preload="none"
          playsInline
          controls={isOn}
          tabIndex={-1}
        />
        {!isOn && (
          <button type="button" className={styles.poster} aria-label={texts.play(name)} onClick={play}>
            <Picture
              pictureKey={poster}
              alt=""
              sizes="(min-width: 540px) 516px, calc(100vw - 24px)"
              loading={isFirstScreen ? 'eager' : 'lazy'}
            />
            <span className={styles.sign}>
              <Icon of={Play} size={24} />
            </span>
          </button>
        )}
      </div>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  );
}
