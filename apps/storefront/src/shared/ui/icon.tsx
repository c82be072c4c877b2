import type { IconNode } from 'lucide';

/** The lines of an icon, as `#icons/*` holds them. */
export type IconShape = IconNode;

interface IconProps {
  readonly of: IconShape;
  /** Pixels. */
  readonly size?: number;
  /** Width of the lines in a drawing 24 wide. */
  readonly stroke?: number;
  readonly className?: string | undefined;
}

/** Line icons in the house's stroke; they repeat what the words beside them say, so readers skip them. */
export const Icon = ({ of: shape, size = 20, stroke = size < 16 ? 2 : 1.6, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden
  >
    {shape.map(([Line, attributes], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of one drawing never change places
      <Line key={index} {...attributes} />
    ))}
  </svg>
);
