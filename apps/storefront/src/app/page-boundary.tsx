import type { ReactNode } from 'react';
import { Component } from 'react';
import { isNotFound } from '#api/query-client';
import { FailedPage } from '#ui/failed';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** What the page's address names does not exist: another page takes its place. */
  readonly onMissing: () => void;
}

interface PageBoundaryState {
  readonly failure: 'none' | 'missing' | 'broken';
}

export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: isNotFound(error) ? 'missing' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    if (isNotFound(error)) this.props.onMissing();
  }

  override render() {
    if (this.state.failure === 'missing') return null;
    // A broken chunk or page: only a fresh start helps.
    if (this.state.failure === 'broken') return <FailedPage onRetry={() => window.location.reload()} />;
    return this.props.children;
  }
}
