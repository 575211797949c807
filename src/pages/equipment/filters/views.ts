// One chunk, because these components are always used together.
export { FilterChips } from './FilterChips.tsx';
export { FilterPanel } from './FilterPanel.tsx';
export { FoundModels } from './FoundModels.tsx';
