import { TechnologyStage } from './TechnologyStage.tsx';

export const examples = {
  Ультрафиолет: () => (
    <div data-tone="ink">
      <TechnologyStage value="254" unit="нм" before="До" after="После" />
    </div>
  ),
};
