import type { Handlers } from '#platform/http/handler.types';
import { findSteps } from './find-steps.ts';

export const openingHandlers: Handlers<'shop.opening.find'> = { 'shop.opening.find': findSteps };
