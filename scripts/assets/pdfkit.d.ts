import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    /** PDFKit accepts parsed fonts since 0.20, its types do not say so. */
    interface PDFFont {
      font(parsed: Font, size?: number): this;
    }
  }
}
