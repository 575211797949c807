import { Component, type ReactNode } from 'react';
import { restStylesOfPage } from '../../lib/browser/styles.ts';
import { RestStylesContext } from '../../lib/react/rest-styles.ts';
import { CONTENT_ID } from '../layout/SkipLink.tsx';
import { notifyCodeFailed } from './chunk-notices.ts';
import { releaseClicks } from './event-replay.ts';

interface FirstPageState {
  /** A copy of what the server rendered. */
  rendered?: Node[];
}

/** The prerendered page links them. */
const restStyles = restStylesOfPage();

/**
 * Wraps the view of the prerendered page. When the view throws, the prerendered HTML stays: React would replace a readable page
 * by an error page.
 */
export class FirstPage extends Component<{ children: ReactNode }, FirstPageState> {
  override state: FirstPageState = {};

  static getDerivedStateFromError(): FirstPageState {
    // React changes the document only after this call.
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
    if (!rendered) return <RestStylesContext value={restStyles}>{this.props.children}</RestStylesContext>;
    return <div ref={(element) => element?.replaceChildren(...rendered)} />;
  }
}
