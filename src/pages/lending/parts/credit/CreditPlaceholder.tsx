type CreditPlaceholderProps = {
  /** With the line of the next payment. */
  withPayment?: boolean
}

/** Keeps the height of the credit head while it loads: one row on a wide page, four on a phone. */
export function CreditPlaceholder({ withPayment = false }: CreditPlaceholderProps) {
  const height = withPayment ? 'h-53 max-xl:h-65 max-sm:h-112' : 'h-40 max-xl:h-52 max-sm:h-92'
  return <div role="status" aria-label="Loading" className={height} />
}
