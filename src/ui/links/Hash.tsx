import { Copy } from './Copy.tsx'
import { Midcut } from './Midcut.tsx'

type HashProps = {
  value: string
  /** The whole of it, wrapping; else cut in the middle. */
  whole?: boolean
}

/** A hash that leads nowhere: cut in the middle, with its copy button. */
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
