import { useSession } from '@scanharbor/shared-contracts';
import { useRef, useState } from 'react';
import { staffSignOutTexts as texts } from '../content/staff-sign-out';

/**
 * Confirms the sign-out of center staff: booking as a patient replaces their session.
 * `question` is the text of the open prompt; `bookButtonRef` is the ref of the booking button, which receives the focus on cancel.
 */
export function useConfirmStaffSignOut() {
  const { user } = useSession();
  const [isPromptOpen, setIsPromptOpen] = useState(false);
  const bookButtonRef = useRef<HTMLButtonElement>(null);
  const staffEmail = user && user.userType !== 'patient' ? user.email : undefined;
  return {
    staffEmail,
    question: isPromptOpen && staffEmail !== undefined ? texts.question(staffEmail) : undefined,
    bookButtonRef,
    /** Returns whether booking can start; otherwise opens the prompt. */
    mayBook: () => {
      if (staffEmail === undefined || isPromptOpen) return true;
      setIsPromptOpen(true);
      return false;
    },
    stay: () => {
      bookButtonRef.current?.focus();
      setIsPromptOpen(false);
    },
  };
}
