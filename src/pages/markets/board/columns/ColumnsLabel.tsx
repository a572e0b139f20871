/** The label of the choice of columns: a sign where a phone has no room for the word. */
export function ColumnsLabel() {
  return (
    <>
      <span
        className="flex h-3.5 w-4 divide-x divide-current rounded-sm border border-current *:flex-1 sm:hidden"
        aria-hidden
      >
        <i />
        <i />
        <i />
      </span>
      <span className="max-sm:sr-only">Columns</span>
    </>
  )
}
