import type { ComponentProps, ReactNode } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> & {
  /** What it does; it is the accessible name and the title. */
  label: string
  children: ReactNode
}

/** A square button with an icon only. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className="thumb inline-grid size-8 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-raised hover:text-text disabled:cursor-not-allowed disabled:text-faint aria-pressed:text-accent"
    >
      {children}
    </button>
  )
}
