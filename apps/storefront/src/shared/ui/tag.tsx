import styles from './tag.module.css';

export const Tag = ({ children }: { readonly children: string }) => <span className={styles.tag}>{children}</span>;

/** One line of tags; what does not fit is cut off. */
export const Tags = ({ texts }: { readonly texts: readonly string[] }) => (
  <p className={styles.row}>
    {texts.map((text) => (
      <Tag key={text}>{text}</Tag>
    ))}
  </p>
);
