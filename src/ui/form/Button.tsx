import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './buttonClass.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** At work: keeps its width and its place in the tab order, takes no click. */
    busy?: boolean
  }

/** A button. `tone`: primary (one a view), plain, quiet, danger. */
export function Button({ tone, size, wide, busy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ tone, size, wide })}
    >
      {busy && <LoaderCircle size={14} className="motion-safe:animate-spin" aria-hidden />}
      {children}
    </button>
  )
}
