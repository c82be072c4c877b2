import styles from './hidden-heading.module.css';

interface HiddenHeadingProps {
  readonly as?: 'h1' | 'h2';
  readonly children: string;
}

/** For readers that go from heading to heading, where the eye needs none. */
export const HiddenHeading = ({ as: Heading = 'h2', children }: HiddenHeadingProps) => (
  <Heading className={styles.heading}>{children}</Heading>
);
