import { useAttention } from '#ui/layout/useAttention.ts'
import { Copy } from './Copy.tsx'
import { Midcut } from './Midcut.tsx'

type HashProps = {
  value: string
  /** Shows all of it, on several lines where it must; otherwise it is shortened in the middle. */
  whole?: boolean
}

/** A hash without a link, with a copy button. */
export function Hash({ value, whole = false }: HashProps) {
  const { hasAttention, listeners } = useAttention('mouse')
  return (
    <span className="relative inline-flex max-w-full items-baseline gap-0.5" {...listeners}>
      {whole ? (
        <span className="min-w-0 break-all font-mono" translate="no">
          {value}
        </span>
      ) : (
        <span title={value}>
          <Midcut value={value} />
        </span>
      )}
      {(whole || hasAttention) && <Copy value={value} over={!whole} />}
    </span>
  )
}

/** A hash as the title of a page: whole, smaller than a word would be. */
export function HashTitle({ hash }: { hash: string }) {
  return (
    <span className="text-sm font-medium sm:text-base lg:text-md">
      <Hash value={hash} whole />
    </span>
  )
}
