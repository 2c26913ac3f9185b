import { useSession } from '@scanharbor/shared-contracts';
import { useRef, useState } from 'react';
import { leaveCenterTexts as texts } from '../content/leave-center';

/**
 * Whoever books as a patient is signed in as one: staff of a center, who would be signed out there by it, are asked first.
 * Gives the question while it stands open; `goOn` belongs to the button that books, which gets the focus when they stay.
 */
export function useLeaveCenter() {
  const { user } = useSession();
  const [asked, setAsked] = useState(false);
  const goOn = useRef<HTMLButtonElement>(null);
  const staffEmail = user && user.userType !== 'patient' ? user.email : undefined;
  return {
    staffEmail,
    question: asked && staffEmail !== undefined ? texts.question(staffEmail) : undefined,
    goOn,
    /** Whether booking may begin; asks when somebody would be signed out unasked. */
    mayBook: () => {
      if (staffEmail === undefined || asked) return true;
      setAsked(true);
      return false;
    },
    stay: () => {
      goOn.current?.focus();
      setAsked(false);
    },
  };
}
