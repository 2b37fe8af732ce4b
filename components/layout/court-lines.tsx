/** The lines of a court, seen from above: a quiet drawing behind a deep band. */
export const CourtLines = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 780 360"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    className="pointer-events-none absolute -end-24 -bottom-16 h-[130%] w-auto -rotate-6 text-court-line opacity-15 max-sm:hidden"
  >
    <path d="M20 20h740v320H20zM20 60h740M20 300h740M200 60v240M580 60v240M200 180h380M390 0v360" />
  </svg>
);
