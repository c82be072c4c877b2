/** The button appears after more than so many screen heights, and takes so many milliseconds to the top (spec 2.6, 9). */
export const scrollToTopScreens = 1.5;
export const scrollToTopMs = 500;
