import styles from './coupon-chip.module.css';

interface CouponChipProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

/** Narrows a list of coupons. */
export const CouponChip = ({ text, isOn, onClick }: CouponChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onClick}>
    {text}
  </button>
);

export const couponChipsClass = styles.chips;
