import { assetRows } from '@qianpu/contract/calls/asset';
import type { OutputOf } from '@qianpu/contract/types';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from '#api/upload';
import { inTurn } from '#lib/in-turn';
import { randomId } from '#lib/random-id';
import { shrinkPicture } from '#lib/shrink-picture';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';

export const mostPictures = 9;

export interface SentPicture {
  readonly id: string;
  readonly chosen: Blob;
  /** For the eye; empty until it is made. */
  readonly preview: string;
  /** How much has been sent, from 0 to 1. */
  readonly share: number;
  /** Where the mall keeps it, once it has come. */
  readonly key: string | null;
  readonly isFailed: boolean;
}

/** One after the other, whichever review they are for: a phone has room for few, and the mall takes few of one sender at a time. */
const shrinkInTurn = inTurn();
const sendInTurn = inTurn();

export interface SentPictures {
  readonly pictures: readonly SentPicture[];
  readonly add: (files: readonly Blob[]) => void;
  readonly retry: (picture: SentPicture) => void;
  readonly remove: (id: string) => void;
}

/** Pictures of a review: sent as soon as they are chosen, so that nobody waits for them at the end. */
export function useSentPictures(): SentPictures {
  const shop = useShop();
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  const underWay = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = underWay.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (id: string, changed: Partial<SentPicture>) =>
    setPictures((all) => all.map((picture) => (picture.id === id ? { ...picture, ...changed } : picture)));

  const send = async ({ id, chosen }: SentPicture) => {
    const controller = new AbortController();
    underWay.current.set(id, controller);
    const { signal } = controller;
    const { file, preview } = await shrinkInTurn(() => shrinkPicture(chosen));
    change(id, { preview });
    const outcome = await sendInTurn(async () => {
      if (signal.aborted) return null;
      const from = { ...shop, token: readStored('token', shop.mid) ?? '' };
      const row = assetRows['asset.file.upload'];
      return sendFile(from, { row, input: { purpose: 'review' }, file, onProgress: (share) => change(id, { share }), signal });
    });
    change(id, outcome?.kind === 'ok' ? { key: (outcome.data as OutputOf<'asset.file.upload'>).key } : { isFailed: true });
  };

  return {
    pictures,
    add: (files) => {
      const added = files
        .slice(0, mostPictures - pictures.length)
        .map((chosen) => ({ id: randomId(), chosen, preview: '', share: 0, key: null, isFailed: false }));
      setPictures((all) => [...all, ...added]);
      for (const picture of added) void send(picture);
    },
    retry: (picture) => {
      change(picture.id, { isFailed: false, share: 0 });
      void send(picture);
    },
    remove: (id) => {
      underWay.current.get(id)?.abort();
      setPictures((all) => all.filter((picture) => picture.id !== id));
    },
  };
}

export const keysOf = (pictures: readonly SentPicture[]): string[] => pictures.flatMap(({ key }) => key ?? []);

/** Why a review cannot go with them yet. */
export function lackOf(pictures: readonly SentPicture[]): 'picturesMissing' | 'picturesOnTheWay' | null {
  if (pictures.some(({ isFailed }) => isFailed)) return 'picturesMissing';
  return pictures.some(({ key }) => key === null) ? 'picturesOnTheWay' : null;
}
