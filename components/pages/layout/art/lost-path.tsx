/** An illustration of a path over hills that breaks off, in the colours of the theme. */
export const LostPath = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 960 540" className={className}>
    <rect width="960" height="540" className="fill-brand-soft" />
    <circle cx="690" cy="176" r="168" className="fill-accent opacity-10" />
    <circle cx="690" cy="176" r="124" className="fill-accent opacity-15" />
    <circle cx="690" cy="176" r="82" className="fill-accent opacity-80" />
    <path
      d="M0 300c110-66 214-84 330-48s196 40 304-14 214-58 326-8v310H0Z"
      className="fill-brand opacity-20"
    />
    <path d="M0 372c150-62 268-56 398-12s250 44 562-40v220H0Z" className="fill-brand opacity-30" />
    <path d="M0 470c190-74 372-86 560-44 150 34 270 30 400 2v112H0Z" className="fill-brand-fill" />
    <path
      d="M300 540c24-52 96-66 168-84s104-52 66-84-116-34-104-70 66-36 96-58"
      fill="none"
      strokeWidth="7"
      strokeLinecap="round"
      strokeDasharray="1 20"
      className="stroke-paper"
    />
    <path
      d="m516 226 20 20m0-20-20 20"
      fill="none"
      strokeWidth="7"
      strokeLinecap="round"
      className="stroke-accent"
    />
  </svg>
);
