import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onGoal } from '../../lib/browser/goals.ts';
import { type ConsentChoice, onOtherConsent, readConsent, storeConsent } from './consent.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { type Metrika, startMetrika } from './metrika.ts';
import { trackLinkGoals } from './link-goals.ts';

export interface AnalyticsProps {
  /** The id of the site's Metrika counter. */
  id: string;
  mode: 'ask' | 'notice';
  /** The visitor has opened the settings. */
  isAsked: boolean;
  /** Closes them. */
  onAnswered: () => void;
}

/** Asks for consent and counts visits while it is given. Before an answer, and after a refusal, no request is sent. */
export function Analytics({ id, mode, isAsked, onAnswered }: AnalyticsProps) {
  const [answer, setAnswer] = useState<ConsentChoice | undefined>(readConsent);
  const applyAnswer = useCallback(
    (next: ConsentChoice) => {
      setAnswer(next);
      onAnswered();
    },
    [onAnswered],
  );
  useEffect(() => onOtherConsent(answer, applyAnswer), [answer, applyAnswer]);
  const onAnswer = (next: ConsentChoice) => {
    storeConsent(next);
    applyAnswer(next);
  };
  const counts = answer === 'granted' || (answer === undefined && mode === 'notice');
  return (
    <>
      {counts && <PageViews id={id} />}
      {(isAsked || answer === undefined) && <ConsentBar mode={mode} onAnswer={onAnswer} />}
    </>
  );
}

/** Counts while it is mounted. */
function PageViews({ id }: { id: string }) {
  const { pathname } = useLocation();
  const metrika = useRef<Metrika>(null);
  const last = useRef('');
  useEffect(() => {
    metrika.current ??= startMetrika(id);
    return () => {
      metrika.current?.stop();
      metrika.current = null;
    };
  }, [id]);
  useEffect(() => {
    // Without the query, which may hold text that the visitor has typed.
    const url = location.origin + pathname;
    if (url === last.current) return;
    metrika.current?.hit(url, { title: document.title, referer: last.current || document.referrer });
    last.current = url;
  }, [pathname]);
  useEffect(() => {
    const endWatching = trackLinkGoals();
    const endListening = onGoal(({ goal, name }) => metrika.current?.goal(goal, name ? { name } : undefined));
    return () => {
      endWatching();
      endListening();
    };
  }, []);
  return null;
}
