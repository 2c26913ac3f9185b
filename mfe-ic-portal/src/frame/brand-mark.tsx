/** The mark beside the product's name. */
export function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="#0a6a6b" />
      <path d="M14 7.5a6.5 6.5 0 1 0 6.2 4.5" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
