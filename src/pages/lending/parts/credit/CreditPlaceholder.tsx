/** Keeps the height of the credit head while it loads: one row on a wide page, four on a phone. */
export function CreditPlaceholder() {
  return <div role="status" aria-label="Loading" className="h-40 max-xl:h-52 max-sm:h-92" />
}
