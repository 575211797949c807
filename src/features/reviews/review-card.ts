import type { Review } from '../../api/resources/review.ts';

/** The data of a review's card, without its link to a project. */
export function toReviewCard({ text, author, position, company, scan }: Review) {
  return { text, author, role: [position, company].filter(Boolean).join(', '), scan };
}
