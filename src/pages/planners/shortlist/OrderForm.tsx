import { useState } from 'react';
import { ApplicationButton } from '../../../features/application/ApplicationButton.tsx';
import type { ProductCardData } from '../../../features/equipment/product-card.ts';
import type { Shortlist } from '../../../features/shortlist/shortlist.ts';
import { shortlistHref } from '../../../features/shortlist/shortlist-link.ts';
import { TextField } from '../../../forms/text/TextField.tsx';
import { shortlist as russian } from '../../../i18n/ru/shortlist.ts';
import { useAreaTexts } from '../../../i18n/texts.ts';
import { isInn } from './inn.ts';
import { orderMessage } from './order-message.ts';
import { SpecificationButtons } from './SpecificationButtons.tsx';

interface OrderFormProps {
  shortlist: Shortlist;
  /** The known models of the shortlist. */
  products: readonly ProductCardData[];
}

const MAX_COMPANY_LENGTH = 120;

/** Name and taxpayer number of the company. The application's message includes them with the models and quantities. */
export function OrderForm({ shortlist, products }: OrderFormProps) {
  const t = useAreaTexts('shortlist', russian);
  const [company, setCompany] = useState('');
  const [inn, setInn] = useState('');
  const [isInnLeft, setInnLeft] = useState(false);
  const isWrong = isInnLeft && inn.trim() !== '' && !isInn(inn.trim());
  const customerLine = [
    company.trim() && t.order.message.company(company.trim()),
    isInn(inn.trim()) && t.order.message.inn(inn.trim()),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section aria-labelledby="order" className="shortlist-part shortlist-order" data-print="hidden">
      <h2 id="order" className="shortlist-heading">
        {t.order.title}
      </h2>
      <p className="shortlist-lead">{t.order.lead}</p>
      <div className="shortlist-fields">
        <TextField
          name="company"
          label={t.order.company}
          placeholder=""
          autoComplete="organization"
          maxLength={MAX_COMPANY_LENGTH}
          value={company}
          onChange={setCompany}
        />
        <TextField
          name="inn"
          label={t.order.inn}
          placeholder=""
          subType="number"
          maxLength={13}
          value={inn}
          error={isWrong ? t.order.wrongInn : undefined}
          onChange={setInn}
          onBlur={() => setInnLeft(true)}
        />
      </div>
      <div className="shortlist-tools">
        <ApplicationButton
          subject={t.order.title}
          text={orderMessage({ shortlist, products, company, inn }, t.order.message)}
          pageUrl={location.origin + shortlistHref(shortlist)}
          wide="phone"
        >
          {t.order.send}
        </ApplicationButton>
        <SpecificationButtons shortlist={shortlist} products={products} customer={customerLine} />
      </div>
    </section>
  );
}
