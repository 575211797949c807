/** One violation of the contract in a reply. */
export interface ContractIssue {
  /** `items[3].slug (id 17)`; empty for the reply as a whole. */
  path: string;
  expected: string;
  got: string;
}

/** A reply that breaks the contract. */
export class ContractError extends Error {
  override name = 'ContractError';
  readonly call: string;
  readonly issues: readonly ContractIssue[];
  constructor(call: string, issues: readonly ContractIssue[]) {
    super(`${call} broke the contract: ${issues.map(issueText).join('; ')}`);
    this.call = call;
    this.issues = issues;
  }
}

export function issueText({ path, expected, got }: ContractIssue): string {
  return `${path === '' ? '' : `${path}: `}expected ${expected}, got ${got}`;
}
