import { useState } from 'react';

export interface Agreement {
  readonly isAgreed: boolean;
  /** Something was tried before it was ticked. */
  readonly isMissing: boolean;
  readonly set: (isAgreed: boolean) => void;
  /** Whether it is ticked; if not, that is said from now on. */
  readonly require: () => boolean;
}

/** What every way to log in asks for first; it starts unticked. */
export function useAgreement(): Agreement {
  const [isAgreed, set] = useState(false);
  const [isTried, setTried] = useState(false);
  const require = () => {
    setTried(true);
    return isAgreed;
  };
  return { isAgreed, isMissing: isTried && !isAgreed, set, require };
}
