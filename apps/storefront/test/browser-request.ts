import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The browser's side of an upload, as far as a file needs it: the test says when it is answered. */
export class BrowserRequest {
  static all: BrowserRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 200;
  response: unknown = null;
  url = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    BrowserRequest.all.push(this);
  }
  open = (_method: string, url: string) => {
    this.url = url;
  };
  setRequestHeader = () => undefined;
  send = () => undefined;
  abort = () => this.onabort?.();
  answer = (body: object) =>
    act(async () => {
      this.response = body;
      this.onload?.();
    });
  breakOff = () => act(async () => this.onerror?.());
  /** So much of it has been sent. */
  tell = (loaded: number, total: number) => act(async () => this.upload.onprogress?.({ loaded, total }));
}

export const requestNo = (count: number) =>
  waitFor(() => {
    expect(BrowserRequest.all).toHaveLength(count);
    return BrowserRequest.all[count - 1] as BrowserRequest;
  });
