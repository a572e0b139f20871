import { Check, Copy as CopyIcon } from 'lucide-react'
import { useEffect, useState } from 'react'

type CopyProps = {
  value: string
  /** What is copied, for the label: "Copy address". */
  what?: string
  /** Floats over what follows, so that nothing moves when it appears. */
  over?: boolean
}

/** A button that copies a value and confirms it. */
export function Copy({ value, what = 'value', over = false }: CopyProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1_500)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // The clipboard can be forbidden. The whole value is in the markup and can be selected.
    }
  }

  return (
    <button
      type="button"
      data-copy=""
      aria-label={`Copy ${what}`}
      title={copied ? 'Copied' : `Copy ${what}`}
      className={`copy-button ${over ? 'absolute top-1/2 left-full z-2 -translate-y-1/2 bg-surface' : '-my-1 self-center align-middle'}`}
      onClick={copy}
    >
      {copied ? <Check size={14} className="text-up" aria-hidden /> : <CopyIcon size={13} aria-hidden />}
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  )
}
