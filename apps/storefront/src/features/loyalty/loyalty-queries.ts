import { cardRows } from '@qianpu/contract/calls/card';
import { levelRows } from '@qianpu/contract/calls/level';
import { pointsRows } from '@qianpu/contract/calls/points';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type OwnLevel = OutputOf<'member.level.info'>;
export type LevelTerms = OwnLevel['levels'][number];
export type PointsEntry = OutputOf<'member.points.list'>['list'][number];
export type OwnCard = OutputOf<'member.card.list'>['list'][number];
export type CardTerms = OwnCard['kind'];

const pageSize = 20;

export const ownLevel = () => query(levelRows, 'member.level.info', {});

/** What changed the growth, newest first, numbered from 1. */
export const growthPages = (pageNum: number) => query(levelRows, 'member.growth.list', { pageNum, pageSize });

/** What changed the points, newest first, numbered from 1; each page tells the sum. */
export const pointsPages = (pageNum: number) => query(pointsRows, 'member.points.list', { pageNum, pageSize });

/** The sum, with a page as small as it may be. */
export const ownPoints = () => query(pointsRows, 'member.points.list', { pageNum: 1, pageSize: 1 });

export const ownCards = () => query(cardRows, 'member.card.list', {});

/** Cards the merchant offers. */
export const offeredCards = () => query(cardRows, 'member.cardLevel.find', {});
