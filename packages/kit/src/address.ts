/** Characters of the word its owner calls an address by. */
export const addressLabelMax = 5;

/** Characters of a text an address is looked for in. */
export const pastedAddressMax = 500;
