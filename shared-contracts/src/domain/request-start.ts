/** What a page outside the request flow already knows of a request; step 1 opens with it filled in. */
export interface RequestStart {
  scanTypeId?: number;
  /** One scan, when it is already chosen; its type is then known, too. */
  scanServiceId?: number;
  /** 5 digits. */
  zipCode?: string;
  selfPay?: boolean;
}

/** Key of the draft that carries it: `useDraft<RequestStart>(requestStartDraft)`. Step 1 drops it once it was read. */
export const requestStartDraft = 'request-start';
