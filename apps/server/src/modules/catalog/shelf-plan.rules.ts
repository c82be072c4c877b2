interface Plan {
  readonly onShelfAt: Date | null;
  readonly offShelfAt: Date | null;
}

interface PlannedShelf extends Plan {
  readonly isOn: boolean;
}

/** Whether goods are on the shelf now, and what of the plan is still to come; undefined where they would leave before they come. */
export function planShelf({ onShelfAt, offShelfAt }: Plan, now: Date): PlannedShelf | undefined {
  if (onShelfAt && offShelfAt && offShelfAt <= onShelfAt) return undefined;
  if (offShelfAt && offShelfAt <= now) return { isOn: false, onShelfAt: null, offShelfAt: null };
  if (onShelfAt && onShelfAt > now) return { isOn: false, onShelfAt, offShelfAt };
  return { isOn: true, onShelfAt: null, offShelfAt };
}
