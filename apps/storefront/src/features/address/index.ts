export { addressTexts } from './address.texts.ts';
export { AddressCard, AddressNote } from './address-card.tsx';
export { AddressForm } from './address-form.tsx';
export { AddressList } from './address-list.tsx';
export { address, addressBook } from './address-queries.ts';
export { AddressSheet } from './address-sheet.tsx';
export { regionText } from './region-text.ts';
export { RemoveAddress } from './remove-address.tsx';
export { useIsSavingAddress } from './use-is-saving-address.ts';
export { useSendTo } from './use-send-to.ts';
/** With the table of regions, which is large: it comes with the first look at it. */
export const loadSendToSheet = () => import('./send-to-sheet.tsx');
