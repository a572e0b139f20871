type UnknownProps = { title?: string }

/** What stands where a value is not known. Never a zero. */
export function Unknown({ title = 'Unknown' }: UnknownProps) {
  return (
    <span className="text-faint" title={title}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{title}</span>
    </span>
  )
}
