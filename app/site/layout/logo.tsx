/** A drawn corner, a built corner, and the chalk line between them. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" fill="none" aria-hidden="true">
      <path d="M11 27h18V13" stroke="currentColor" strokeWidth="2.5" strokeDasharray="3 2.5" />
      <path d="M3 27V5h20" stroke="currentColor" strokeWidth="3" />
      <path d="M3 27 29 3" stroke="var(--color-orange)" strokeWidth="3" />
    </svg>
  );
}
