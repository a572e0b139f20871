import { Check, Copy as CopyIcon } from 'lucide-react'
import { useEffect, useState } from 'react'

type CopyProps = {
  value: string
  /** What is copied, for the label: "Copy address". */
  what?: string
  /** Visible only while its surroundings (`group/copy`) are hovered or focused. */
  quiet?: boolean
}

/** A button that copies a value and confirms it. */
export function Copy({ value, what = 'value', quiet = false }: CopyProps) {
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

  // With a mouse it appears on hover, over what follows. A touch screen has no hover, so there it is always
  // visible.
  const place = quiet
    ? 'pointer-fine:absolute pointer-fine:left-full pointer-fine:z-2 pointer-fine:bg-surface'
    : ''
  const hidden =
    'pointer-fine:pointer-events-none pointer-fine:opacity-0 group-hover/copy:pointer-events-auto group-hover/copy:opacity-100 group-focus-within/copy:pointer-events-auto group-focus-within/copy:opacity-100'
  return (
    <button
      type="button"
      aria-label={`Copy ${what}`}
      title={copied ? 'Copied' : `Copy ${what}`}
      className={`inline-grid size-6 shrink-0 place-items-center rounded-sm text-faint transition-[opacity,color] hover:text-text focus-visible:opacity-100 ${place} ${quiet && !copied ? hidden : ''}`}
      onClick={copy}
    >
      {copied ? <Check size={14} className="text-up" aria-hidden /> : <CopyIcon size={13} aria-hidden />}
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  )
}
