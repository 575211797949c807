import { useState } from 'react';
import { Segment } from './Segment.tsx';

function MediumSegment() {
  const [medium, setMedium] = useState<'all' | 'air' | 'water'>('all');
  return (
    <Segment
      label="Среда"
      value={medium}
      onChange={setMedium}
      options={[
        { value: 'all', label: 'Все', count: 64 },
        { value: 'air', label: 'Воздух', icon: 'air', count: 34 },
        { value: 'water', label: 'Вода', icon: 'water', count: 30 },
      ]}
    />
  );
}

export const examples = { Среда: () => <MediumSegment /> };
