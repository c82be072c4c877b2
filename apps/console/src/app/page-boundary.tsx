import { isNotFound } from '@qianpu/client/query-client';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Failed } from '#ui/failed';
import { NotFound } from './no-page.tsx';

interface State {
  readonly error: unknown;
}

/** A page that fails gives way to a message; the menu stays. Another address starts anew. */
class Boundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };
  static getDerivedStateFromError = (error: unknown): State => ({ error });
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return isNotFound(error) ? <NotFound /> : <Failed onRetry={() => window.location.reload()} refusal={error} />;
  }
}

export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}
