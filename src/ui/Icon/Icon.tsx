import { useCallback } from 'react';
import { emptyMarkup } from '../../lib/browser/empty-markup.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { draw, keepDrawing } from './drawings.ts';
import styles from './Icon.module.scss';
import { iconNames } from './icon-names.ts';
import { prerenderedShapes } from './prerendered-shapes.ts';

export type IconName = (typeof iconNames)[number];

/** React does not touch the shapes: it finds those of the prerendered HTML, and `draw` adds those of a new icon. */
const WITHOUT_SHAPES = { __html: emptyMarkup };

const KNOWN = new Set<string>(iconNames);

interface IconProps<Name extends string> {
  /** A name in the code has to exist. One that comes from data is a plain string: if unknown, it is logged and renders nothing. */
  name: string extends Name ? Name : Name extends IconName ? Name : IconName;
  size?: 16 | 20 | 24 | 28 | 32 | 48;
  className?: string;
}

/** Hidden from screen readers: a text, or the label of a button, says what it means. */
export function Icon<Name extends string>({ name, size = 24, className }: IconProps<Name>) {
  const drawShapes = useCallback((icon: SVGSVGElement | null) => (icon ? draw(icon, name) : undefined), [name]);
  if (!KNOWN.has(name)) {
    console.error(`There is no icon «${name}» in src/ui/Icon/glyphs`);
    return null;
  }
  if (!import.meta.env.SSR) keepDrawing(name);
  return (
    <svg
      // Another name needs a new element, because React would keep the shapes of this one.
      key={name}
      ref={drawShapes}
      className={classNames(styles.icon, size === 16 && styles.small, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-icon={name}
      aria-hidden
      dangerouslySetInnerHTML={prerenderedShapes.get(name) ?? WITHOUT_SHAPES}
      suppressHydrationWarning
    />
  );
}
