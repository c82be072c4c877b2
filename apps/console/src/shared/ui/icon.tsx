import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  readonly of: IconNode;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A line icon; it repeats what the words beside it say, so readers skip it. */
export const Icon = ({ of: lines, size = 16, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    {lines.map(([tag, attributes], at) => createElement(tag, { key: `${tag}${at}`, ...attributes }))}
  </svg>
);
