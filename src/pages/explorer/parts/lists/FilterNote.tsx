type FilterNoteProps = { unsupported: readonly string[] }

/** Parameters whose name says nothing to people. */
const words: Readonly<Record<string, string>> = { filter: 'direction' }

/** Shown above a list when the explorer does not support one of its filters. */
export function FilterNote({ unsupported }: FilterNoteProps) {
  if (unsupported.length === 0) return null
  return (
    <p role="status" className="border-b px-4 py-2 text-xs text-warn">
      This explorer cannot filter by {unsupported.map((name) => words[name] ?? name).join(' and ')}, so the
      rows of each page are filtered here.
    </p>
  )
}
