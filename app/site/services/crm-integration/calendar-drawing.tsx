/** A month sheet with one day ringed. */
export function CalendarDrawing() {
  return (
    <svg className="w-full fill-none" viewBox="0 0 212 182" aria-hidden="true">
      <path className="stroke-draw" strokeWidth=".5" d={month} />
      <path className="stroke-orange" d="M114 92a20 15 0 1 0 9 6q-8-8-22-6" />
    </svg>
  );
}

const month =
  "M1 1h210v180H1zm0 30h210M1 61h210M1 91h210M1 121h210M1 151h210M31 31v150m30-150v150m30-150v150m30-150v150m30-150v150m30-150v150M11 16h54";
