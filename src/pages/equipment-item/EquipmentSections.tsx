import { useEffect } from 'react';
import { ApplicationBand } from '../../features/call-to-action/ApplicationBand.tsx';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { Features } from '../../ui/Features/Features.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Split } from '../../ui/Split/Split.tsx';
import { VideoPlayer } from '../../ui/VideoPlayer/VideoPlayer.tsx';
import type { RestProps } from '../define-page.ts';
import { advantageIcon } from './advantage-icon.ts';
import type { EquipmentItemData } from './data.ts';
import { Documents } from './Documents.tsx';
import { Faq } from './Faq.tsx';
import { pageSections } from './page-sections.ts';
import { Related } from './Related.tsx';
import { SpareParts } from './SpareParts.tsx';
import { Specifications } from './Specifications.tsx';
import { Technical } from './Technical.tsx';
import { Usage } from './Usage.tsx';

/** The sections below the page's menu. */
export default function EquipmentSections({ data, onShown }: RestProps<EquipmentItemData>) {
  const t = useAreaTexts('equipment', equipment);
  const { name, html, advantages, documents, related, video } = data;
  const has = new Set(pageSections(data));
  useEffect(onShown, [onShown]);
  return (
    <>
      {has.has('description') && (
        <Section compact id="description">
          <Split first={<SectionHeading title={t.sections.description} position="aside" />}>
            <RichText html={html} />
          </Split>
        </Section>
      )}
      {has.has('specifications') && <Specifications data={data} />}
      <Technical data={data} />
      {has.has('advantages') && (
        <Section compact id="advantages">
          <SectionHeading title={t.advantagesTitle} />
          <Features items={advantages.map((item) => ({ ...item, icon: advantageIcon(item) }))} />
        </Section>
      )}
      {video && (
        <Section compact id="video" print="hidden">
          <Split first={<SectionHeading title={t.sections.video} lead={video.title} position="aside" />}>
            <VideoPlayer video={video} />
          </Split>
        </Section>
      )}
      {/* The planners' page links here, and its list does not have the documents of a model. */}
      {has.has('documents') ? <Documents documents={documents} /> : <span id="documents" />}
      {has.has('parts') && <SpareParts parts={data.spareParts} />}
      {has.has('usage') && <Usage data={data} />}
      {has.has('faq') && <Faq faq={data.faq} />}
      {related.length > 0 && <Related items={related} slug={data.slug} />}
      <ApplicationBand title={t.request.title} lead={t.request.lead} subject={name} />
    </>
  );
}
