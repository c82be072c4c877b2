import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Line icons in the house's stroke; they repeat what the words beside them say, so readers skip them. */
export const Icon = ({ of: Shape, size = 20, className }: IconProps) => (
  <Shape size={size} strokeWidth={size < 16 ? 2 : 1.6} className={className} aria-hidden />
);
