type CardHeadProps = {
  start: string
  /** What the figures on the right of each card are. */
  end: string
}

/** The line above the cards of a phone, which says once what their figures are; a table has its header instead. */
export function CardHead({ start, end }: CardHeadProps) {
  return (
    <p
      aria-hidden
      className="flex justify-between gap-2 border-b bg-raised px-4 py-1 text-xs text-muted sm:hidden"
    >
      <span>{start}</span>
      <span>{end}</span>
    </p>
  )
}
