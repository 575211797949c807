import { expect, it } from 'vitest';
import { ContractError } from './contract-error.ts';

it('a contract error names the call and each issue with its path', () => {
  const error = new ContractError('GET /x', [
    { path: '', expected: 'a', got: 'b' },
    { path: 'c', expected: 'd', got: 'e' },
  ]);
  expect(String(error)).toBe('ContractError: GET /x broke the contract: expected a, got b; c: expected d, got e');
});
