import { useQuery } from '../../features/address-query/use-query.ts';
import { RequestBand } from '../../features/call-to-action/RequestBand.tsx';
import { ProductGrid } from '../../features/equipment/ProductGrid.tsx';
import { countOf } from '../../lib/plural.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Chip, Chips } from '../../ui/Chip/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { routes } from '../../routes.ts';
import type { ViewProps } from '../page.ts';
import type { EquipmentData } from './data.ts';
import styles from './EquipmentPage.module.scss';
import { readSelection, type Selection, select, selectionQuery } from './selection.ts';

const address = (selection: Selection) => routes.equipment.href() + selectionQuery(selection);

export default function EquipmentPage({ data: { items, types }, trail }: ViewProps<EquipmentData>) {
  const selection = readSelection(useQuery()[0]);
  const { medium, type } = selection;
  const shown = select(items, selection);
  const inMedium = types.filter((candidate) => !medium || candidate.medium === medium);
  return (
    <>
      <PageHeader
        trail={trail}
        title="Оборудование"
        lead="Серийные установки для воздуха и воды с протоколами испытаний."
        flow
      />
      <Section compact>
        <div className={styles.filters}>
          <Chips label="Среда">
            <Chip href={address({})} active={!medium}>
              Всё
            </Chip>
            <Chip href={address({ medium: 'air' })} active={medium === 'air'}>
              Воздух
            </Chip>
            <Chip href={address({ medium: 'water' })} active={medium === 'water'}>
              Вода
            </Chip>
          </Chips>
          <Chips label="Вид оборудования">
            {inMedium.map(({ slug, title, count }) => (
              <Chip
                key={slug}
                href={address({ medium, type: type === slug ? undefined : slug })}
                active={type === slug}
                count={count}
              >
                {title}
              </Chip>
            ))}
          </Chips>
        </div>
        <p role="status" className={styles.count}>
          {countOf(shown.length, ['модель', 'модели', 'моделей'])}
        </p>
        {shown.length > 0 ? (
          <ProductGrid items={shown} label="Оборудование" columns={3} level="h2" />
        ) : (
          <EmptyState title="Таких моделей нет" actions={<Button href={address({})}>Показать всё</Button>}>
            Снимите часть условий.
          </EmptyState>
        )}
      </Section>
      <RequestBand
        title="Подберём за один день"
        lead="Опишите помещение или воду — предложим две-три модели с расчётом."
      />
    </>
  );
}
