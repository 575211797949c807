import { Component, type ReactNode } from 'react';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import { notifyCodeFailed } from './chunk-notices.ts';
import { releaseClicks } from './event-replay.ts';

interface FirstPageState {
  /** A copy of what the server rendered. */
  rendered?: Node[];
}

/**
 * Around the view of the page in the HTML. Where the view throws, what the server rendered stays: React would put an error
 * page in the place of a page that is being read.
 */
export class FirstPage extends Component<{ children: ReactNode }, FirstPageState> {
  override state: FirstPageState = {};

  static getDerivedStateFromError(): FirstPageState {
    // React has not changed the document yet: it does when the error has been dealt with.
    const content = document.getElementById(CONTENT_ID);
    return { rendered: Array.from(content?.childNodes ?? [], (node) => node.cloneNode(true)) };
  }

  override componentDidCatch(): void {
    // React has logged the error.
    notifyCodeFailed();
    releaseClicks();
  }

  override render(): ReactNode {
    const { rendered } = this.state;
    if (!rendered) return this.props.children;
    return <div ref={(place) => place?.replaceChildren(...rendered)} />;
  }
}
