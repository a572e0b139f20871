import { Copy } from './Copy.tsx'
import { Midcut } from './Midcut.tsx'

type HashProps = {
  value: string
  /** Shows all of it on several lines; otherwise it is shortened in the middle. */
  whole?: boolean
}

/** A hash without a link, with a copy button. */
export function Hash({ value, whole = false }: HashProps) {
  return (
    <span className="group/copy inline-flex max-w-full items-baseline gap-0.5">
      {whole ? (
        <span className="min-w-0 break-all font-mono" translate="no">
          {value}
        </span>
      ) : (
        <span title={value} className="inline-flex">
          <Midcut value={value} />
        </span>
      )}
      <span className="self-center">
        <Copy value={value} />
      </span>
    </span>
  )
}
