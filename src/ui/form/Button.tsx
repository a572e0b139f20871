import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks; the button stays focusable. */
    busy?: boolean
  }

/** A button. Use the tone `primary` once per view. */
export function Button({ tone, size, wide, wraps, busy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ tone, size, wide, wraps })}
    >
      {busy && <LoaderCircle size={14} className="motion-safe:animate-spin" aria-hidden />}
      {children}
    </button>
  )
}
