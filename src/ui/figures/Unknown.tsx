type UnknownProps = { title?: string }

/** A dash in place of a value that is not known. Never show a zero for it. */
export function Unknown({ title = 'Unknown' }: UnknownProps) {
  return (
    <span className="text-faint" title={title}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{title}</span>
    </span>
  )
}
