import { type RefObject, useEffect, useState } from 'react';

/** How far below the top of the window a section counts as the one in view, in px. */
const line = 160;

/** The id of the section that is being read: the last one whose top has passed the line, else the first. */
export function useSectionInView(box: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const sections = [...(box.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      setCurrent((passed.at(-1) ?? sections[0])?.dataset.section);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [box]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}
