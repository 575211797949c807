import { plainText } from '../../lib/text/plain-text.ts';

/** Questions with their answers as schema.org's FAQPage. @param faq at least one */
export function faqPage(faq: readonly { question: string; html: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
  };
}
