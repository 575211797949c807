// One chunk: whoever wants one of these wants all.
export { FilterChips } from './FilterChips.tsx';
export { FilterPanel } from './FilterPanel.tsx';
export { FoundModels } from './FoundModels.tsx';
