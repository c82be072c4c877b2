export { Figure, FigureRow } from './figure-row.tsx';
export { LanguageLink } from './language-link.tsx';
export { memberTexts } from './member.texts.ts';
export { MemberHead } from './member-head.tsx';
export { ProfileForm } from './profile-form.tsx';
export { EntryButton, EntryLink, ServiceGrid } from './service-grid.tsx';
export { useOwnAccount } from './use-own-account.ts';
