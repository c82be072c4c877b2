import type { ReactNode } from 'react';
import { Component } from 'react';
import { isNotFound } from '#api/query-client';
import { report } from '#api/report';
import { ChunkFailure } from '#lib/load-chunk';
import { FailedPage } from '#ui/failed';
import { startAnew } from './start-anew.ts';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Shown while a fresh start is on its way. */
  readonly waiting?: ReactNode;
  /** What the page's address names does not exist: another page takes its place. */
  readonly onMissing?: () => void;
}

interface PageBoundaryState {
  readonly failure: 'none' | 'missing' | 'broken' | 'starting';
}

export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: isNotFound(error) ? 'missing' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    if (isNotFound(error)) return this.props.onMissing?.();
    const isChunk = error instanceof ChunkFailure;
    report(isChunk ? 'chunk-load' : 'router', String(error));
    if (isChunk && startAnew()) this.setState({ failure: 'starting' });
  }

  override render() {
    const { children, waiting } = this.props;
    if (this.state.failure === 'missing') return null;
    if (this.state.failure === 'starting') return waiting;
    // A broken chunk or page: only a fresh start helps.
    if (this.state.failure === 'broken') return <FailedPage onRetry={() => window.location.reload()} />;
    return children;
  }
}
