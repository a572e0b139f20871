export type ButtonLook = {
  tone?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'normal' | 'large' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  /** Grows with a label that is longer than a line, where none of it may be cut; in the normal size. */
  wraps?: boolean | undefined
}

const base =
  'thumb inline-flex items-center justify-center gap-1.5 rounded-md border font-medium select-none transition-colors disabled:cursor-not-allowed aria-disabled:cursor-progress'
const tones = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-strong disabled:bg-raised disabled:text-faint disabled:border-line',
  plain:
    'border-line bg-surface text-text hover:border-edge hover:bg-raised disabled:text-faint disabled:bg-raised aria-pressed:border-accent aria-pressed:bg-soft aria-pressed:text-accent',
  quiet: 'border-transparent text-muted hover:bg-raised hover:text-text disabled:text-faint',
  danger: 'border-down bg-surface text-down hover:bg-raised disabled:text-faint disabled:border-line',
}
const sizes = { small: 'h-7 px-2 text-xs', normal: 'h-8 px-3 text-sm', large: 'h-11 px-4 text-base' }

const wrapping = 'min-h-8 px-3 py-1 text-sm wrap-anywhere'

/** The classes of a button, also for links that look like one. */
export function buttonClass({ tone = 'plain', size = 'normal', wide, wraps }: ButtonLook = {}): string {
  const shape = wraps ? wrapping : `whitespace-nowrap ${sizes[size]}`
  return `${base} ${tones[tone]} ${shape}${wide ? ' w-full' : ''}`
}
