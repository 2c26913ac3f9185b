/** Values with which a page outside the request flow opens step 1. */
export interface RequestPrefill {
  scanTypeId?: number;
  /** The chosen scan; its type is then given, too. */
  scanServiceId?: number;
  /** 5 digits. */
  zipCode?: string;
  selfPay?: boolean;
}

/** Key of the draft that carries it: `useDraft<RequestPrefill>(requestPrefillKey)`. Step 1 discards it after reading it. */
export const requestPrefillKey = 'request-start';
