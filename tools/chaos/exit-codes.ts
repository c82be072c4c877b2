/** Nothing went wrong, but something that must happen did not happen: the run is made again. */
export const PROVES_NOTHING = 3;
