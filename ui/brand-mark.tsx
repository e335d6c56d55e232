/** The mark of the house in the colour of the text around it: a tide over its datum rule. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 17C5.2 17 5.6 11 8.5 11S12.2 20 15 20 19 6 22.5 6 26.6 17 29 17" />
      <path d="M3 25H29M3 25V29M16 25V28M29 25V29" />
    </svg>
  )
}
