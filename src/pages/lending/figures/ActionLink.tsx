import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { Address } from '#lib/wire/shapes.ts'

type ActionLinkProps = {
  action: LendingAction
  asset: Address
  className: string
  /** The accessible name, where the text alone does not tell the asset. */
  label?: string
  children: ReactNode
}

/** Opens the dialog of an action on an asset, on the page that it is on. */
export function ActionLink({ action, asset, className, label, children }: ActionLinkProps) {
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, action, asset })}
      resetScroll={false}
      className={className}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
