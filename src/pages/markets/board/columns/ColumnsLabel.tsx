/** The label of the choice of columns: a sign where a phone has no room for the word. */
export function ColumnsLabel() {
  return (
    <>
      <span className="h-4 w-4 rounded-sm border-2 border-x-4 border-current sm:hidden" aria-hidden />
      <span className="max-sm:sr-only">Columns</span>
    </>
  )
}
