import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the narrow screen's menu is open; a change of screen and Escape close it. */
export function useMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  useEffect(() => {
    if (!open) return;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpenAt(undefined);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [open]);
  return { open, toggle: () => setOpenAt(open ? undefined : pathname), close: () => setOpenAt(undefined) };
}
