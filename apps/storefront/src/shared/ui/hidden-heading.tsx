import styles from './hidden-heading.module.css';

/** For readers that go from heading to heading, where the eye needs none. */
export const HiddenHeading = ({ children }: { readonly children: string }) => <h2 className={styles.heading}>{children}</h2>;
